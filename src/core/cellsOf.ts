/**
 * The cells of a line out of a CSV file or a spreadsheet. Quoted ones may hold the separator; a tab wins over a semicolon, that over a
 * comma.
 */
export function cellsOf(line: string): string[] {
  const separator = line.includes('\t') ? '\t' : line.includes(';') ? ';' : ','
  const cells = line.match(separator === '\t' ? /[^\t]*(\t|$)/g : cellPattern(separator)) ?? []
  return cells.map((cell) =>
    cell
      .replace(new RegExp(`${separator}$`), '')
      .trim()
      .replace(/^"([\s\S]*)"$/, '$1')
      .replaceAll('""', '"')
      .trim(),
  )
}

const cellPattern = (separator: string) =>
  new RegExp(`("(?:[^"]|"")*"|[^${separator}]*)(${separator}|$)`, 'g')
