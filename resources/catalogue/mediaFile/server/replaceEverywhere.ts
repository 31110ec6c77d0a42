import { sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'
import { forEachRecord, type RefusedRecord } from '../../../../server/records/forEachRecord.ts'
import { fromTable } from '../../../../server/records/recordSql.ts'
import { pointsTo } from '../../../../server/records/referrers.ts'
import type { Values } from '../../../../server/records/values.ts'
import type { Records } from '../../../../server/records.ts'
import { refused } from '../../../../server/refused.ts'
import type { RecordOf, Registry, Resource } from '../../../../src/core/index.ts'
import { libraryArea, usesTo } from '../../../../src/derive/pictures.ts'
import { mediaFile } from '../mediaFile.ts'

/** How far a picture was replaced; `removed` says whether it left the library. */
export interface Replaced {
  readonly file: string
  readonly replaced: number
  readonly refused: readonly (RefusedRecord & { readonly resource: string })[]
  readonly removed: boolean
}

/** The picture that takes the place. */
interface Replacement {
  readonly file: string
}

interface Replacing {
  readonly db: Tx
  readonly records: Records
  readonly context: { readonly registry: Registry }
}

/** Records that one request writes. */
const mostReplaced = 500

/**
 * Puts another picture of the library into the place of one, in every record that shows it: each is checked, versioned and noted in its
 * history like any other write, so that what is published knows that its draft is ahead. What the new picture does not say of itself
 * (folder, tags, texts) it takes over. The old one leaves the library unless some record was refused.
 * @throws ApiError `invalid` at `file`: the picture itself, one that is not in the library, or too many records
 */
export async function replaceEverywhere(
  { db, records, context }: Replacing,
  old: RecordOf<typeof mediaFile>,
  { file }: Replacement,
): Promise<Replaced> {
  if (file === old.id) throw refused<Replacement>('file', 'same-record')
  const next = await records.read(mediaFile, file)
  if (!next) throw refused<Replacement>('file', 'unknown-reference')
  const uses = await usesByArea(db, context.registry, old.id)
  const count = [...uses.values()].reduce((sum, { ids }) => sum + ids.size, 0)
  if (count > mostReplaced) throw refused<Replacement>('file', 'too-big-list', { max: mostReplaced })
  const kept: (RefusedRecord & { resource: string })[] = []
  for (const { resource, fields, ids } of uses.values()) {
    const outcome = await forEachRecord(db, [...ids], async (id) => {
      const record: Values | undefined = await records.read<Resource>(resource, id)
      const changed = [...fields].map((field) => [field, withOther(record?.[field], old.id, file)] as const)
      await records.write<any>(resource, id, Object.fromEntries(changed))
    })
    kept.push(...outcome.refused.map((each) => ({ resource: resource.name, ...each })))
  }
  await records.write(mediaFile, file, {
    folder: next.folder ?? old.folder,
    tags: next.tags.length > 0 ? next.tags : old.tags,
    picture: next.picture.alt === '' ? { ...old.picture, file } : next.picture,
  })
  const removed = kept.length === 0
  if (removed) await records.remove(mediaFile, old.id)
  return { file, replaced: count - kept.length, refused: kept, removed }
}

interface Uses {
  readonly resource: Resource
  readonly fields: Set<string>
  readonly ids: Set<string>
}

async function usesByArea(db: Tx, registry: Registry, file: string): Promise<Map<string, Uses>> {
  const found = new Map<string, Uses>()
  for (const relation of usesTo(registry, libraryArea)) {
    const { from: resource, field } = relation
    const { rows } = await sql<{ id: string }>`
      SELECT t."id" FROM ${sql.raw(fromTable(resource))} WHERE ${pointsTo(relation, file)}
      ORDER BY t."id" LIMIT ${mostReplaced + 1}`.execute(db)
    if (rows.length === 0) continue
    const known = found.get(resource.name) ?? { resource, fields: new Set(), ids: new Set() }
    known.fields.add(field)
    for (const { id } of rows) known.ids.add(id)
    found.set(resource.name, known)
  }
  return found
}

/** A value in which pictures show another file; a list that has that one already loses the old one. */
function withOther(value: unknown, from: string, to: string): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const has = value.some((each) => each?.file === to)
    return value.filter((each) => !(has && each?.file === from)).map((each) => withOther(each, from, to))
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'file' && inner === from ? to : withOther(inner, from, to),
    ]),
  )
}
