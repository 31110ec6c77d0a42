/** The longest text that WhatsApp takes as it was typed, and the longest that it shows below a file. */
export const mostTyped = 4096
export const mostBelowFile = 1024
