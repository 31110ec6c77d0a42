import { sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'
import type { Records } from '../../../../server/records.ts'
import { refused } from '../../../../server/refused.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { boardColumn } from '../../boardColumn/boardColumn.ts'
import { placeBehind } from '../../boardColumn/server/place.ts'
import { projectCard } from '../projectCard.ts'

/**
 * Puts a card into a column of its board, behind another card or before all of them. One write, whatever the other cards are; the
 * column is locked, so no two cards get one place.
 * @throws ApiError `invalid` at `column` for one of another board, or a full one
 */
export async function moveCard(
  { db, records }: { readonly db: Tx; readonly records: Records },
  card: RecordOf<typeof projectCard>,
  { column, behind }: { readonly column: string; readonly behind: string | null },
): Promise<RecordOf<typeof projectCard>> {
  const target = await records.read(boardColumn, column)
  if (target?.project !== card.project) throw refused<typeof projectCard>('column', 'unknown-reference')
  const within = sql<boolean>`"column" = ${column} AND "archived" IS NOT TRUE`
  const position = await placeBehind(db, { table: 'project_card', within }, card.id, behind)
  return records.write(projectCard, card.id, { column, position }, 'move')
}
