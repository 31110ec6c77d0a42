import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { fromTable } from '../../../../server/records/recordSql.ts'
import { pointsTo } from '../../../../server/records/referrers.ts'
import { titleSql } from '../../../../server/records/titleSql.ts'
import { visible } from '../../../../server/records/visible.ts'
import type { Locale, Registry, Viewer } from '../../../../src/core/index.ts'
import { canAct, readableFields } from '../../../../src/derive/permissions.ts'
import { libraryArea, usesTo } from '../../../../src/derive/pictures.ts'

/** A record that shows a picture, by one of its fields. */
export interface PictureUse {
  readonly resource: string
  readonly field: string
  readonly id: string
  readonly title: string
}

const mostOfArea = 50

/** The records that show a picture, as far as the viewer may see them, with their titles in a language. */
export async function usesOfPicture(
  db: Db,
  registry: Registry,
  viewer: Viewer,
  file: string,
  locale: Locale,
): Promise<PictureUse[]> {
  const readable = usesTo(registry, libraryArea).filter(
    ({ from, field }) => canAct(viewer, from, 'view') && readableFields(viewer, from).includes(field),
  )
  const found: PictureUse[] = []
  for (const relation of readable) {
    const { from, field } = relation
    const isNamed = readableFields(viewer, from).includes(from.title)
    const { rows } = await sql<{ id: string; title: string }>`
      SELECT t."id", coalesce(${sql.raw(isNamed ? titleSql(from, locale) : "''")}::text, '') AS "title"
      FROM ${sql.raw(fromTable(from))} WHERE ${pointsTo(relation, file)} AND ${visible(from, viewer)}
      ORDER BY t."id" LIMIT ${mostOfArea}`.execute(db)
    found.push(...rows.map((row) => ({ resource: from.name, field, ...row })))
  }
  return found
}
