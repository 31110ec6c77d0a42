/** Most characters that the law allows a number of an invoice to have (rule 46 of the CGST rules; to be confirmed). */
export const longestNumber = 16

/**
 * The number of an invoice or credit note: `INV/26-27/000123`. The running number has six digits, or as many as fit; undefined where
 * the series is full, because the number would be longer than the law allows.
 */
export function documentNumber(series: string, year: string, sequence: number): string | undefined {
  const head = `${series}${year}/`
  const room = Math.max(0, longestNumber - head.length)
  const digits = String(sequence)
  return digits.length > room ? undefined : head + digits.padStart(Math.min(6, room), '0')
}
