import { sql } from 'kysely'
import type { OpenChange } from '../../../../server/context.ts'
import { refused } from '../../../../server/refused.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { boardColumn } from '../../boardColumn/boardColumn.ts'
import { placeAtEnd } from '../../boardColumn/server/place.ts'
import type { projectCard } from '../projectCard.ts'

type Card = RecordOf<typeof projectCard>

/**
 * A card belongs to the project of its column, and stands at the end of a column that it comes to unless somebody says where (`move`). A
 * column takes no more cards than its limit says; what comes back with its column does so in any case.
 * @throws ApiError `invalid` at `column`
 */
export async function beforeSave({
  record,
  previous,
  action,
  db,
  records,
}: OpenChange<Card>): Promise<Partial<Card> | undefined> {
  if (action === 'undelete') return undefined
  const comes = !previous || previous.column !== record.column
  const isBack = previous?.archived === true && !record.archived
  if (!comes && !isBack) return undefined
  // Of two people who fill a column the second one waits.
  const column = await records.read(boardColumn, record.column as string)
  if (!column) throw refused<Card>('column', 'unknown-reference')
  const within = sql<boolean>`"column" = ${column.id}`
  if (column.cardLimit !== null && !record.archived) {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS "count" FROM "project_card"
      WHERE ${within} AND "archived" IS NOT TRUE AND "id"::text <> ${previous?.id ?? ''}`.execute(db)
    if ((rows[0]?.count ?? 0) >= column.cardLimit)
      throw refused<Card>('column', 'column-full', { title: column.title, max: column.cardLimit })
  }
  if (!comes || action === 'move') return { project: column.project }
  return { project: column.project, position: await placeAtEnd(db, { table: 'project_card', within }) }
}
