import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { Board, BoardCard, BoardColumn } from '../rules/board.ts'
import { readPeople } from './readPeople.ts'

/** The board of a project in four reads, however many cards lie on it. */
export async function readBoard(db: Db, id: string): Promise<Board> {
  const columns = await sql<BoardColumn>`
    SELECT "id", "version", "title", "position"::float8 AS "position", "card_limit" AS "cardLimit", "finished" IS TRUE AS "finished"
    FROM "board_column" WHERE "project" = ${id} ORDER BY "position", "id"`.execute(db)
  const cards = await sql<BoardCard>`
    SELECT t."id", t."version", t."column", t."position"::float8 AS "position", t."title", t."due_date"::text AS "dueDate",
      t."labels", t."members", t."pictures" -> 0 AS "cover",
      (SELECT count(*)::int FROM "project_card_comments" r WHERE r."owner_id" = t."id") AS "comments",
      (SELECT count(*)::int FROM "project_card_attachments" r WHERE r."owner_id" = t."id") + jsonb_array_length(t."pictures") AS "files",
      l."lines", l."done"
    FROM "project_card" t CROSS JOIN LATERAL (
      SELECT count(*)::int AS "lines", (count(*) FILTER (WHERE r."done"))::int AS "done"
      FROM "project_card_checklist" r WHERE r."owner_id" = t."id") l
    WHERE t."project" = ${id} AND t."archived" IS NOT TRUE ORDER BY t."position", t."id"`.execute(db)
  const archived = await sql<{ count: number }>`
    SELECT count(*)::int AS "count" FROM "project_card" WHERE "project" = ${id} AND "archived"`.execute(db)
  return {
    columns: columns.rows,
    cards: cards.rows,
    people: (await readPeople(db, [id])).map(({ project: _, ...person }) => person),
    archived: archived.rows[0]?.count ?? 0,
  }
}
