/** Width and height in pixels: the size for which all networks' large cards are made. */
export const shareSize = { width: 1200, height: 630 }
