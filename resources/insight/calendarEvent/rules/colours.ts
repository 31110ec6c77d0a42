/** The colours of events; what each looks like in light and dark is the style sheet's matter. */
export const eventColours = ['blue', 'cyan', 'green', 'yellow', 'orange', 'red', 'pink', 'purple'] as const

export type EventColour = (typeof eventColours)[number]
