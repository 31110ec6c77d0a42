import type { Fields, Resource } from '../../src/core/index.ts'
import { apartHeader, apartSum } from '../../src/derive/apartColumns.ts'
import type { Actor } from '../actor.ts'
import type { CsvColumn } from './csv.ts'
import type { Values } from './values.ts'
import { readingMuch } from './work.ts'
import type { RecordsContext } from './workTypes.ts'

/** The columns of a file of which each line is a row, with those that stand apart after the ones of the rows. */
export async function withApart(
  context: RecordsContext,
  resource: Resource,
  actor: Actor,
  columns: readonly CsvColumn[],
  rows: string | undefined,
): Promise<readonly CsvColumn[]> {
  const sum = apartSum(resource)
  const apart = context.hooks[resource.name]?.apart
  if (!sum || !apart || rows !== sum.rows) return columns
  const field = ((resource.fields[rows]?.options.fields ?? {}) as Fields)[sum.of]
  const names = await readingMuch(context, (db) => apart.names({ db, actor }))
  const added = names.map(
    (name): CsvColumn => ({ header: apartHeader(sum, name), field, read: () => undefined, apart: name }),
  )
  const end = columns.findLastIndex(({ header }) => header.startsWith(`${rows}.`)) + 1
  return columns.toSpliced(end, 0, ...added)
}

/** What stands apart of some records; nothing where no column asks for it. */
export async function readApart(
  context: RecordsContext,
  resource: Resource,
  actor: Actor,
  columns: readonly CsvColumn[],
  records: readonly Values[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const apart = context.hooks[resource.name]?.apart
  if (!apart || columns.every((column) => column.apart === undefined)) return new Map()
  const ids = records.map(({ id }) => String(id))
  return readingMuch(context, (db) => apart.read({ db, actor, ids }))
}
