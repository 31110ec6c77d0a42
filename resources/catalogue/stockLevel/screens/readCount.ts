/** A SKU or barcode and how often it was counted. */
export interface Counted {
  readonly code: string
  readonly counted: number
}

/**
 * Reads what was scanned, typed or pasted from a sheet: one line each, a code and after a tab, a comma, a semicolon or blanks its number;
 * a code alone counts once, and the same code again adds up. Lines that cannot be read come back as they are.
 */
export function readCount(text: string): { counts: Counted[]; wrong: string[] } {
  const counts = new Map<string, { code: string; counted: number }>()
  const wrong: string[] = []
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    if (line === '') continue
    const [code = '', number = '1', ...more] = line.split(/[\t,; ]+/)
    if (code === '' || code.length > 64 || more.length > 0 || !/^\d{1,6}$/.test(number)) {
      wrong.push(line)
      continue
    }
    const key = code.toLowerCase()
    counts.set(key, { code, counted: (counts.get(key)?.counted ?? 0) + Number(number) })
  }
  return { counts: [...counts.values()], wrong }
}
