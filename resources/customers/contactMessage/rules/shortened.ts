/** A text of another system as far as there is room for it here; what was longer shows so. */
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
