/** What somebody pasted, sorted into postal codes and ranges of India, and what is neither. */
export interface ReadPincodes {
  readonly pincodes: readonly string[]
  readonly ranges: readonly { readonly from: string; readonly to: string }[]
  readonly prefixes: readonly string[]
  readonly unreadable: readonly string[]
}

const words = /[\s,;|]+/

/**
 * Reads pasted pincodes in any common form: `560001, 560002`, one a line, `560001-560010`, `5600*`. Each is told once; a range
 * that runs backwards is unreadable.
 */
export function readPincodes(text: string): ReadPincodes {
  const joined = text.replace(/(\d{6})\s*(?:-|–|—|\.\.)\s*(\d{6})/g, '$1-$2')
  const parts = [...new Set(joined.split(words).filter(Boolean))]
  const pincodes = parts.filter((part) => /^[1-9]\d{5}$/.test(part))
  const ranges = parts.flatMap((part) => {
    const [, from = '', to = ''] = /^([1-9]\d{5})-([1-9]\d{5})$/.exec(part) ?? []
    return from !== '' && from <= to ? [{ from, to }] : []
  })
  const prefixes = parts.flatMap((part) => /^([1-9]\d{0,4})\*$/.exec(part)?.[1] ?? [])
  const known = new Set([
    ...pincodes,
    ...ranges.map(({ from, to }) => `${from}-${to}`),
    ...prefixes.map((prefix) => `${prefix}*`),
  ])
  return { pincodes, ranges, prefixes, unreadable: parts.filter((part) => !known.has(part)) }
}
