import type { Field } from '../../../core/index.ts'
import { sameValue } from '../sameValue.ts'
import type { Values } from '../values.ts'

type Row = Values & { id?: string }

interface Sides {
  /** What was sent. */
  readonly base: Values
  /** What stands in the form now. */
  readonly mine: Values
  /** What the server made of it. */
  readonly theirs: Values
}

/**
 * The sides of a save whose answer gave new rows their ids: what was sent and what stands in the form hold those ids too, so that a row
 * that went is not taken for another one beside it.
 */
export function withSavedRows(fields: Record<string, Field>, { base, mine, theirs }: Sides): Sides {
  const [sent, typed] = [{ ...base }, { ...mine }]
  for (const name of Object.keys(fields).filter((each) => fields[each]?.options.fields)) {
    const [before, saved] = [rowsOf(base, name), rowsOf(theirs, name)]
    const isAnswer =
      before.length === saved.length && before.every(({ id }, at) => id === undefined || id === saved[at]?.id)
    if (!isAnswer || before.every(({ id }) => id)) continue
    sent[name] = before.map((row, at) => ({ ...row, id: saved[at]?.id }))
    typed[name] = withIds(rowsOf(mine, name), before, saved)
  }
  return { base: sent, mine: typed, theirs }
}

/** Rows in the form with the ids of those that were sent: what is as it was sent, or stands where it stood. */
function withIds(rows: readonly Row[], before: readonly Row[], saved: readonly Row[]): Row[] {
  const free = new Set(before.flatMap(({ id }, at) => (id === undefined ? [at] : [])))
  const claim = (at: number | undefined) => (at !== undefined && free.delete(at) ? saved[at]?.id : undefined)
  const same = rows.map((row) =>
    row.id ? undefined : claim([...free].find((at) => sameValue(before[at], row))),
  )
  return rows.map((row, at) => {
    const id = row.id ?? same[at] ?? claim(at)
    return id ? { ...row, id } : row
  })
}

const rowsOf = (values: Values, name: string) => (values[name] ?? []) as readonly Row[]
