import { useRef } from 'react'

interface Keyed {
  readonly id?: string | undefined
}

interface Known {
  readonly rows: readonly Keyed[]
  readonly keys: readonly string[]
  /** How many keys were given out. */
  readonly made: number
}

/**
 * The React key of each owned row, which it keeps for as long as it is there: also when it is moved, written anew, and given its id by
 * the server. A key that changes then would close the menu, and take the focus and the words, of whoever goes on in the new row.
 */
export function useRowKeys(rows: readonly Keyed[]): readonly string[] {
  const known = useRef<Known>({ rows: [], keys: [], made: 0 })
  if (known.current.rows !== rows) known.current = withKeys(rows, known.current)
  return known.current.keys
}

function withKeys(rows: readonly Keyed[], before: Known): Known {
  const places = new Map(before.rows.flatMap((row, at) => [[row, at] as const, [row.id ?? row, at] as const]))
  const free = new Set(before.keys.keys())
  const claim = (at: number) => (free.delete(at) ? before.keys[at] : undefined)
  const same = rows.map((row) => claim(places.get(row) ?? places.get(row.id ?? row) ?? -1))
  let { made } = before
  const keys = same.map((key, at) => {
    // What stands where a row without an id stood is that row, written anew or saved.
    const saved = key === undefined && before.rows[at]?.id === undefined ? claim(at) : undefined
    return key ?? saved ?? `row ${made++}`
  })
  return { rows, keys, made }
}
