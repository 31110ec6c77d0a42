import { sql } from 'kysely'
import { refused } from '../../../../server/refused.ts'
import type { AnyRecord, RecordOf } from '../../../../src/core/index.ts'
import { storePath } from '../../../content/page/rules/storePath.ts'
import type { MergeSteps, Merging, mergeInput } from '../../../shared/merge/server/mergeRecords.ts'
import { leaveRedirect } from '../../../shared/redirect/server/leaveRedirect.ts'
import { recountCategories } from '../../productCategory/server/countAssigned.ts'
import { category } from '../category.ts'
import { placeBelow } from './branch.ts'

type Category = RecordOf<typeof category>

const most = category.fields.parent.options.maxDepth

/**
 * What merging categories takes beside moving references: the tree stays a tree of four levels, a product that is in both is in the
 * other one once, categories below that would share an address get another slug, and the old address leads to the new one.
 */
export const categoryMerge: MergeSteps = {
  async prepare(merging, from, into) {
    await refuseUnfit(merging, from, into)
    await joinPairs(merging, from.id, into.id)
    await renameTwins(merging, from.id, into.id)
  },
  async finish({ db, records }, from, into) {
    await placeBelow(db, into.id)
    await recountCategories(db, [from.id, from.parent, into.id])
    await leaveRedirect({ db, records }, storePath.category(from.path), storePath.category(into.path), {
      prefix: true,
    })
  },
}

async function refuseUnfit({ db }: Merging, from: AnyRecord, into: AnyRecord): Promise<void> {
  const { rows } = await sql<{ height: number; circular: boolean }>`
    WITH RECURSIVE below (id, level) AS (
      SELECT ${from.id}::uuid, 0
      UNION ALL SELECT c."id", below.level + 1 FROM below JOIN "category" c ON c."parent" = below.id WHERE below.level < 10
    ) SELECT max(level)::int AS height, bool_or(id = ${into.id}::uuid) AS circular FROM below`.execute(db)
  const { height = 0, circular = false } = rows[0] ?? {}
  if (circular) throw refused<typeof mergeInput>('into', 'circular')
  if ((into.level as number) + height > most)
    throw refused<typeof mergeInput>('into', 'too-deep', { max: most })
}

/** A pair of each product may be in the way of the other; the one that stays is primary where one of them was. */
async function joinPairs({ db, actor, at }: Merging, from: string, into: string): Promise<void> {
  await sql`
    WITH twins AS (
      SELECT a."id" AS gone, a."version", a."is_primary", b."id" AS stays, a."product", a."category"
      FROM "product_category" a JOIN "product_category" b ON b."product" = a."product" AND b."category" = ${into}
      WHERE a."category" = ${from} ORDER BY a."id" FOR UPDATE OF a, b
    ), kept AS (
      UPDATE "product_category" t SET "is_primary" = true, "version" = t."version" + 1, "updated_at" = ${at}::timestamptz
      FROM twins WHERE t."id" = twins.stays AND twins."is_primary" AND NOT t."is_primary" RETURNING t."id", t."version"
    ), noted AS (
      INSERT INTO "_history" ("id", "resource", "record_id", "version", "at", "actor_id", "actor_name", "action", "changes", "request_id", "tx")
      SELECT gen_random_uuid(), 'productCategory', gone, "version" + 1, ${at}::timestamptz, ${actor.id}, ${actor.name}, 'delete',
        jsonb_build_array(jsonb_build_object('field', 'product', 'before', "product", 'after', NULL),
          jsonb_build_object('field', 'category', 'before', "category", 'after', NULL)), 'merge', pg_current_xact_id() FROM twins
      UNION ALL
      SELECT gen_random_uuid(), 'productCategory', "id", "version", ${at}::timestamptz, ${actor.id}, ${actor.name}, 'update',
        '[{"field": "isPrimary", "before": false, "after": true}]'::jsonb, 'merge', pg_current_xact_id() FROM kept
    ) DELETE FROM "product_category" t USING twins WHERE t."id" = twins.gone`.execute(db)
}

/** Categories right below both that have one slug: the one that comes along gets another. */
async function renameTwins({ db, records }: Merging, from: string, into: string): Promise<void> {
  const { rows } = await sql<{ id: string; slug: string; taken: string[] }>`
    SELECT a."id", a."slug", (SELECT array_agg(lower("slug")) FROM "category" WHERE "parent" IN (${from}, ${into})) AS taken
    FROM "category" a JOIN "category" b ON b."parent" = ${into} AND lower(b."slug") = lower(a."slug")
    WHERE a."parent" = ${from} AND a."id" <> ${into} ORDER BY a."id"`.execute(db)
  for (const { id, slug, taken } of rows) {
    let number = 2
    while (taken.includes(`${slug}-${number}`.toLowerCase())) number++
    await records.update(category, id, { slug: `${slug}-${number}` } as Partial<Category>)
  }
}
