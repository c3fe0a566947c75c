import './privacy-panel.css'

// A script of its own, so that the styles of the panel are fetched when it is shown.
