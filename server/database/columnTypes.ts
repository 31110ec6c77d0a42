import { types } from 'pg'

/**
 * How column values arrive in JavaScript, on both engines: int8 as number while that is exact (else as text), numeric as
 * text, date and timestamp without zone as text (a `Date` would shift them by the server's zone), the rest as pg does.
 */
export const columnTypes = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (format === 'binary') return types.getTypeParser(oid, 'binary')
    if (oid === types.builtins.INT8) return exactInteger
    if (oid === types.builtins.DATE || oid === types.builtins.TIMESTAMP) return asText
    return types.getTypeParser(oid, 'text')
  }) as typeof types.getTypeParser,
}

function exactInteger(text: string): number | string {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : text
}

function asText(text: string): string {
  return text
}
