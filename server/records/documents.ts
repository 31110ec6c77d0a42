import type { AnyRecord, Fields, Resource } from '../../src/core/index.ts'
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
    .map(({ path }) => ({ path, code: 'unknown-reference', values: {} }))
  if (problems.length > 0) throw new ApiError('invalid', { problems })
}

interface Held {
  readonly path: string
  readonly id: string
}

const documents = (resource: Resource, values: Values): Held[] =>
  Object.entries(resource.fields).flatMap(([name, { options }]) =>
    options.fields
      ? ((values[name] ?? []) as Values[]).flatMap((row, index) =>
          heldIn(options.fields as Fields, row, `${name}.${index}.`),
        )
      : heldIn({ [name]: resource.fields[name] } as Fields, values, ''),
  )

const heldIn = (fields: Fields, values: Values, before: string): Held[] =>
  Object.entries(fields).flatMap(([name, { kind }]) => {
    const value = kind === 'file' ? (values[name] as { file: string } | null | undefined) : undefined
    return value ? [{ path: `${before}${name}`, id: value.file }] : []
  })
