import type { AnyRecord, Resource } from '../../../src/core/index.ts'
import { apartHeader, apartSum } from '../../../src/derive/apartColumns.ts'
import { ApiError } from '../../apiError.ts'
import type { FieldChange } from '../history.ts'
import type { Row } from '../values.ts'
import type { Work } from '../workTypes.ts'
import type { Header } from './columns.ts'
import type { LineProblem } from './entries.ts'
import type { Said } from './readEntry.ts'

/**
 * Books what the lines of a stored record say apart of its rows, by the hooks of its area; `places` says which row each line is.
 * @throws ApiError `invalid` with the cells that are not taken
 */
export async function bookApart(
  { context, db, actor, at }: Work,
  resource: Resource,
  { rows, columns }: Header,
  { apart: cells }: Said,
  { record, places }: { readonly record: AnyRecord; readonly places: readonly number[] },
): Promise<{ readonly changes: readonly FieldChange[]; readonly entries: readonly string[] }> {
  const sum = apartSum(resource)
  const hooks = context.hooks[resource.name]?.apart
  if (!sum || !hooks || !rows || cells.length === 0) return { changes: [], entries: [] }
  const stored = (record[rows] ?? []) as Row[]
  const booked = await hooks.book({
    db,
    actor,
    at,
    cells: cells.map((cell) => ({ ...cell, row: stored[places[cell.at] ?? -1]?.id })),
  })
  const problems = booked.problems.map(({ at, name, code, values }): LineProblem => {
    const column = columns.find(({ is, path }) => is === 'apart' && path === name)
    return { at, path: column?.header ?? apartHeader(sum, name), code, values }
  })
  if (problems.length > 0) throw new ApiError('invalid', { problems })
  const changes = booked.changes.map(({ name, before, after }) => ({
    field: apartHeader(sum, name),
    before,
    after,
  }))
  return { changes, entries: booked.entries }
}
