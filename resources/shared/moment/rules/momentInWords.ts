import { momentInIndia } from './momentInIndia.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** `June 1, 2023 4:08 AM (GMT+05:30) Asia/Calcutta`, `Mon August 17th 2026, 10:12 am` */
const inWords =
  /([A-Za-z]{3,9}) (\d{1,2})(?:st|nd|rd|th)?,? (\d{4}),? (\d{1,2}):(\d\d) ([ap])m(?: \(GMT([+-]\d\d:\d\d)\))?/i

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** A moment whose month is a word, as `momentInIndia` has those in digits; what is neither stays as it is, to be refused. */
export function momentInWords(text: string): string {
  const [, word = '', day, year, hour, minute, half = '', zone = ''] = inWords.exec(text) ?? []
  const month = months.indexOf(word.slice(0, 3).toLowerCase()) + 1
  if (month === 0) return momentInIndia(text)
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return momentInIndia(
    `${year}-${twoDigits(month)}-${twoDigits(Number(day))} ${twoDigits(hours)}:${minute} ${zone}`.trim(),
  )
}
