import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { Person } from '../rules/board.ts'

/** Who works on some projects: their members, and whoever a card is given to. Whoever sees a project sees who works on it. */
export async function readPeople(
  db: Db,
  projects: readonly string[],
): Promise<(Person & { readonly project: string })[]> {
  const { rows } = await sql<Person & { project: string }>`
    SELECT w."project", s."id", s."name", s."avatar" FROM (
      SELECT p."id" AS "project", unnest(p."members") AS "person", 0 AS "rank" FROM "project" p WHERE p."id" = ANY (${[...projects]}::uuid[])
      UNION
      SELECT c."project", unnest(c."members"), 1 FROM "project_card" c
      WHERE c."project" = ANY (${[...projects]}::uuid[]) AND c."archived" IS NOT TRUE) w
    JOIN "sub_admin" s ON s."id" = w."person"
    GROUP BY w."project", s."id", s."name", s."avatar" ORDER BY min(w."rank"), s."name", s."id"`.execute(db)
  return rows
}
