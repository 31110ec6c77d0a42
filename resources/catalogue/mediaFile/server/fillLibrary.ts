import { sql } from 'kysely'
import { recount } from '../../../../server/records/countUses.ts'
import { addToLibrary, picturesIn } from '../../../../server/records/ensurePictures.ts'
import { fromTable } from '../../../../server/records/recordSql.ts'
import { saveRecord } from '../../../../server/records/save.ts'
import { inTransaction } from '../../../../server/records/work.ts'
import type { RecordsContext, Work } from '../../../../server/records/workTypes.ts'
import { systemActor } from '../../../../server/systemActor.ts'
import { filesSql, libraryArea, pictureFields } from '../../../../src/derive/pictures.ts'
import type { Relation } from '../../../../src/derive/relations.ts'
import { columnName, quoted } from '../../../../src/derive/sqlNames.ts'

const step = 200

/**
 * Fills the media library of a shop that had pictures before it had a library: with all that its records show, in the folders of
 * their areas. Does nothing once there is something in it, as every later picture comes in by itself.
 */
export async function fillLibrary(context: RecordsContext): Promise<void> {
  const { database, registry } = context
  const library = registry[libraryArea]
  if (!library) return
  const { rows } = await sql<{ isNew: boolean }>`
    SELECT NOT EXISTS (SELECT 1 FROM ${sql.raw(fromTable(library))})
      AND EXISTS (SELECT 1 FROM "_files" WHERE "kind" = 'image') AS "isNew"`.execute(database.db)
  if (!rows[0]?.isNew) return
  for (const relation of Object.values(registry).flatMap(pictureFields)) {
    for (let last: string | undefined = '00000000-0000-0000-0000-000000000000'; last; ) {
      const after: string = last
      last = await inTransaction(context, { actor: systemActor, requestId: 'library' }, (work) =>
        fillPage(work, relation, after),
      )
    }
  }
}

/** What the next records of an area show; answers with the last of them, undefined at the end. */
async function fillPage(
  work: Work,
  { from: area, field, to }: Relation,
  after: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string; value: unknown }>`
    SELECT t."id", ${sql.raw(`t.${quoted(columnName(field))}`)} AS "value" FROM ${sql.raw(fromTable(area))}
    WHERE t."id" > ${after} AND ${sql.raw(filesSql(field, 't'))} <> '[]'::jsonb ORDER BY t."id" LIMIT ${step}`.execute(
    work.db,
  )
  const pictures = rows.flatMap(({ value }) => picturesIn(value))
  await addToLibrary(
    work,
    pictures.map((picture) => ({ picture, folder: area.endpoint })),
    saveRecord,
  )
  const { registry } = work.context
  const ids = pictures.map(({ file }) => file)
  await recount(work.db, registry, registry[to] as (typeof registry)[string], ids)
  return rows.at(-1)?.id
}
