/** A text of another system as far as there is room for it here, its lines kept; what was longer shows so. No sign is cut in half. */
export const shortened = (text: string, most: number): string =>
  text.length <= most
    ? text
    : `${text
        .slice(0, most - 1)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()}…`
