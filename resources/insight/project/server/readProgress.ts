import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { Progress } from '../rules/board.ts'
import { readPeople } from './readPeople.ts'

/** How far some projects are, by the cards that there are now. */
export async function readProgress(db: Db, ids: readonly string[]): Promise<Progress[]> {
  const { rows } = await sql<Omit<Progress, 'people'>>`
    SELECT p."id", count(c."id")::int AS "cards", (count(c."id") FILTER (WHERE b."finished"))::int AS "done",
      coalesce(sum(jsonb_array_length(c."pictures")
        + (SELECT count(*) FROM "project_card_attachments" r WHERE r."owner_id" = c."id")), 0)::int
        + (SELECT count(*)::int FROM "project_attachments" o WHERE o."owner_id" = p."id") AS "files"
    FROM "project" p
    LEFT JOIN ("project_card" c JOIN "board_column" b ON b."id" = c."column")
      ON c."project" = p."id" AND (c."archived" IS NOT TRUE OR b."finished")
    WHERE p."id" = ANY (${[...ids]}::uuid[]) GROUP BY p."id"`.execute(db)
  const people = await readPeople(db, ids)
  return rows.map((row) => ({
    ...row,
    people: people.flatMap(({ project, ...person }) => (project === row.id ? [person] : [])),
  }))
}
