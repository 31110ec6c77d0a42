import type { AnyRecord, Fields, Resource } from '../../src/core/index.ts'
import { oncePer } from '../../src/core/oncePer.ts'
import { type FieldProblem, problemAt } from '../../src/derive/problems.ts'
import { ApiError } from '../apiError.ts'
import { openFiles } from '../files/documentHolders.ts'
import type { Values } from './values.ts'
import type { Work } from './workTypes.ts'

/**
 * Refuses a document that is not there, and one that the writer may not open: whoever knows only its id would get to it by putting it
 * into a record of their own. What the record held before is not asked again.
 * @throws ApiError `invalid` at every such field: `proof`, `attachments.0.file`
 */
export async function checkDocuments(
  work: Work,
  resource: Resource,
  values: Values,
  previous?: AnyRecord,
): Promise<void> {
  const known = new Set(documents(resource, previous ?? {}).map(({ id }) => id))
  const asked = documents(resource, values).filter(({ id }) => !known.has(id))
  if (asked.length === 0) return
  const ids = [...new Set(asked.map(({ id }) => id))]
  const open = await openFiles(work.db, work.context, work.actor, ids)
  const problems = asked
    .filter(({ id }) => !open.has(id))
    .map(({ path }): FieldProblem => problemAt<AnyRecord>(path, 'unknown-reference'))
  if (problems.length > 0) throw new ApiError('invalid', { problems })
}

interface Held {
  readonly path: string
  readonly id: string
}

function documents(resource: Resource, values: Values): Held[] {
  const { own, inRows } = holders(resource)
  return [
    ...own.flatMap((name) => held(values[name], name)),
    ...inRows.flatMap(({ name, inner }) =>
      ((values[name] ?? []) as Values[]).flatMap((row, index) =>
        inner.flatMap((key) => held(row[key], `${name}.${index}.${key}`)),
      ),
    ),
  ]
}

const held = (value: unknown, path: string): Held[] =>
  value ? [{ path, id: (value as { file: string }).file }] : []

/** The fields of an area that hold documents, and those of its rows. */
const holders = oncePer(({ fields }: Resource) => ({
  own: filesAmong(fields),
  inRows: Object.entries(fields).flatMap(([name, { options }]) => {
    const inner = filesAmong((options.fields ?? {}) as Fields)
    return inner.length > 0 ? [{ name, inner }] : []
  }),
}))

const filesAmong = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.kind === 'file')
