import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Db, Tx } from '../../../../server/database/schema.ts'

/** Whether somebody follows a colleague, and how many do. */
export interface Following {
  readonly follows: boolean
  readonly followers: number
}

interface Pair {
  readonly follower: string
  readonly followed: string
}

/** Reads it for one reader. */
export async function readFollowing(db: Db, { follower, followed }: Pair): Promise<Following> {
  const { rows } = await sql<Following>`
    SELECT count(*)::int AS "followers", count(*) FILTER (WHERE f."follower" = ${follower}) > 0 AS "follows"
    FROM "_follows" f WHERE f."followed" = ${followed}`.execute(db)
  return rows[0] ?? { follows: false, followers: 0 }
}

/** The colleagues whom somebody follows, by name. */
export async function followedBy(db: Db, follower: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    SELECT a."id", a."name" FROM "_follows" f JOIN "_accounts" a ON a."id" = f."followed"
    WHERE f."follower" = ${follower} ORDER BY a."name", a."id"`.execute(db)
  return rows
}

/** Begins to follow somebody; whether that is new. */
export async function follow(db: Tx, { follower, followed }: Pair): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO "_follows" ("id", "follower", "followed") VALUES (${uuidv7()}, ${follower}, ${followed})
    ON CONFLICT ("follower", "followed") DO NOTHING RETURNING "id"`.execute(db)
  return rows.length > 0
}

/** Follows them no longer. */
export async function unfollow(db: Tx, { follower, followed }: Pair): Promise<void> {
  await sql`DELETE FROM "_follows" AS f WHERE f."follower" = ${follower} AND f."followed" = ${followed}`.execute(
    db,
  )
}
