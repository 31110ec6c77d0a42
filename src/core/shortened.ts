/** The beginning of a text, at most so many signs of it; none is cut in half. */
export const cutAt = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\ud800-\udbff]$/, '')

/** A text as far as there is room for it, its lines kept; what was longer shows so. */
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${cutAt(text, most - 1).trimEnd()}…`
