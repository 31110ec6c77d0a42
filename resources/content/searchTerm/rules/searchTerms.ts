/** The longest term that is counted. */
export const longestTerm = 100

/** How a term is kept: letter case and the spaces around it make no other one. */
export const normalTerm = (text: string): string =>
  text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()

/** Whether somebody typed an e-mail address or a telephone number; nobody's is kept among the terms. */
export const isPersonal = (term: string): boolean =>
  /\S@\S/.test(term) || /\p{Nd}(?:[\s().\-–]*\p{Nd}){6,}/u.test(term)
