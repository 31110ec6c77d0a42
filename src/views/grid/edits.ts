import type { AnyRecord, Resource } from '../../core/index.ts'
import { merge } from '../form/conflict/merge.ts'
import { sameValue } from '../form/sameValue.ts'
import { changedParts, type Part, partsOf, payloadOf, type Values } from '../form/values.ts'
import { type CellPath, cellAt, placeOf, withCells } from './cellPaths.ts'

type Cells = Readonly<Record<CellPath, unknown>>

/** What was changed in one record and is not saved: over which version, what the cells held there and what they hold now. */
export interface Edited {
  readonly version: number
  readonly before: Cells
  readonly mine: Cells
  /** Cells that somebody else changed meanwhile to something else: one has to choose. */
  readonly clashes: readonly CellPath[]
}

/** All unsaved changes of a sheet, by the id of the record. */
export type Edits = Readonly<Record<string, Edited>>

/** One cell and what it becomes. */
export interface CellChange {
  readonly id: string
  readonly path: CellPath
  readonly value: unknown
}

type RecordOf = (id: string) => AnyRecord | undefined

/** What a cell shows: what was changed, else what is stored. */
export const shownAt = (record: AnyRecord, edited: Edited | undefined, path: CellPath): unknown =>
  edited && Object.hasOwn(edited.mine, path) ? edited.mine[path] : cellAt(record, path)

/** The edits after some cells were given other values. A cell that holds what is stored again is not changed any more, and clashes with nobody. */
export function withChanges(edits: Edits, recordOf: RecordOf, changes: readonly CellChange[]): Edits {
  const next: Record<string, Edited> = { ...edits }
  for (const { id, path, value } of changes) {
    const record = recordOf(id)
    if (!record || placeOf(record, path) === undefined) continue
    const stored = cellAt(record, path)
    const known = next[id] ?? { version: record.version, before: {}, mine: {}, clashes: [] }
    next[id] = sameValue(stored, value)
      ? without(known, [path])
      : {
          ...known,
          before: { ...known.before, [path]: known.before[path] ?? stored },
          mine: { ...known.mine, [path]: value },
        }
    if (isEmpty(next[id])) delete next[id]
  }
  return next
}

const isEmpty = ({ mine }: Edited) => Object.keys(mine).length === 0

function without(edited: Edited, paths: readonly CellPath[]): Edited {
  const kept = (cells: Cells): Cells =>
    Object.fromEntries(Object.entries(cells).filter(([path]) => !paths.includes(path)))
  return {
    ...edited,
    before: kept(edited.before),
    mine: kept(edited.mine),
    clashes: edited.clashes.filter((path) => !paths.includes(path)),
  }
}

/** The edits of a record without those that were sent with these values; what was changed once more meanwhile stays, over what is stored now. */
export function afterSaving(edited: Edited | undefined, sent: Cells, stored: AnyRecord): Edited | undefined {
  if (!edited) return undefined
  const saved = Object.keys(sent).filter((path) => sameValue(edited.mine[path], sent[path]))
  const rest = without(edited, saved)
  if (isEmpty(rest)) return undefined
  const before = Object.fromEntries(Object.keys(rest.mine).map((path) => [path, cellAt(stored, path)]))
  return { ...rest, version: stored.version, before }
}

/** Takes one side where both changed a cell: mine is kept over theirs, which is what is stored; theirs drops mine. */
export function settled(edits: Edits, id: string, path: CellPath, side: 'mine' | 'theirs'): Edits {
  const { [id]: edited, ...others } = edits
  if (!edited) return edits
  const next =
    side === 'theirs'
      ? without(edited, [path])
      : { ...edited, clashes: edited.clashes.filter((clash) => clash !== path) }
  return isEmpty(next) ? others : { ...others, [id]: next }
}

/** Edits on a newer record, and the cells that are gone from it with their rows. */
interface Rebased {
  readonly edited: Edited | undefined
  readonly lost: readonly CellPath[]
}

/**
 * The edits of a record brought together with what somebody else has saved, by the merge of the forms: what they changed elsewhere comes
 * in, what both made the same is settled, what they changed to something else is a clash.
 */
export function rebased(resource: Resource, edited: Edited, latest: AnyRecord): Rebased {
  const lost = Object.keys(edited.mine).filter((path) => placeOf(latest, path) === undefined)
  const kept = without(edited, lost)
  const parts = partsTouched(resource, kept)
  const { clashes, values } = merge(parts, resource.fields, {
    base: withCells<Values>(latest, kept.before),
    mine: withCells<Values>(latest, kept.mine),
    theirs: latest,
  })
  const done = Object.keys(kept.mine).filter((path) => sameValue(cellAt(values, path), cellAt(latest, path)))
  const rest = without(kept, done)
  const before = Object.fromEntries(Object.keys(rest.mine).map((path) => [path, cellAt(latest, path)]))
  const open = new Set([...clashes.map(({ path }) => path), ...rest.clashes])
  const next = {
    ...rest,
    version: latest.version,
    before,
    clashes: Object.keys(rest.mine).filter((path) => open.has(path)),
  }
  return { edited: isEmpty(next) ? undefined : next, lost }
}

/** The edits without some fields of the records, which were written otherwise. */
export const withoutFields = (edits: Edits, fields: readonly string[], ids: readonly string[]): Edits =>
  Object.fromEntries(
    Object.entries(edits).flatMap(([id, edited]) => {
      const rest = ids.includes(id) ? without(edited, fields) : edited
      return isEmpty(rest) ? [] : [[id, rest]]
    }),
  )

/** The parts of a record that its edits are in, as a merge and a payload know them. */
export function partsTouched(resource: Resource, { mine }: Edited): Part[] {
  const paths = Object.keys(mine)
  const parts = partsOf(resource, Object.keys(resource.fields))
  return parts.filter(({ path }) => paths.some((each) => each === path || each.startsWith(`${path}.`)))
}

/** What is sent of a record to save its edits, and the record as it would be. */
export function payloadFor(resource: Resource, record: AnyRecord, edited: Edited) {
  const changed = withCells(record, edited.mine)
  const parts = changedParts(partsTouched(resource, edited), record, changed)
  return { data: payloadOf(parts, changed), changed }
}
