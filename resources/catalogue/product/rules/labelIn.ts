/** What a row with labels in every language is called in one of them: English where that is empty, its code where there is none. */
export function labelIn(row: object, locale: string): string {
  const {
    [`label${locale.charAt(0).toUpperCase()}${locale.slice(1, 2)}`]: own,
    label,
    code,
  } = row as Readonly<Record<string, unknown>>
  return typeof own === 'string' && own !== '' ? own : String(label ?? code ?? '')
}
