import { listBox } from '../filter/ListBox.tsx'
import { readNumber } from './readNumber.ts'

/** Makes an editor of several numbers, parted by semicolons or spaces; what is no number stays text and is refused by the check. */
export const numberListBox = (digits: number) =>
  listBox<number>(/[;\s]+/, (text, locale) => {
    const figures = readNumber(text, { locale, digits })
    return figures === null ? (text as unknown as number) : Number(figures)
  })
