/** The flag of a country as the two regional indicator letters that fonts draw it from; `iso2` is ISO 3166 alpha-2. */
export const flagOf = (iso2: string): string =>
  [...iso2.toUpperCase()].map((letter) => String.fromCodePoint(0x1f1a5 + letter.charCodeAt(0))).join('')
