import type { ContentText } from 'pdfmake/interfaces'

/** Runs of the letters of Hindi and Marathi, which the font of the rest does not have. */
const devanagari = /(\p{Script=Devanagari}(?:\p{Script=Devanagari}|\u200c|\u200d|\s)*)/u

/** A text for a PDF, each run of it in the font that has its letters. A narrow space that no font has is a common one. */
export const written = (text: string): ContentText['text'] =>
  text
    .replaceAll('\u202f', '\u00a0')
    .split(devanagari)
    .map((run, at) => (at % 2 ? { text: run, font: 'Devanagari' } : run))

/** A text in small grey letters: titles of parts, addresses, remarks. */
export const small = (text: string) => ({ text: written(text), fontSize: 8, color: muted })

/** The grey of what only explains. */
export const muted = '#444'

/** Points in a millimetre. */
export const mm = 72 / 25.4
