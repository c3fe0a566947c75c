import './privacy-panel.css'

// A separate script, so that the panel's styles are fetched only when it is shown.
