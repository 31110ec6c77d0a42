import { type RawBuilder, sql } from 'kysely'
import { conditionSql } from '../../../../server/database/condition.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { mostCounted } from '../../../../server/records/total.ts'
import { product } from '../../product/product.ts'
import type { CollectionSort, ShownProduct } from '../../productCategory/rules/shelf.ts'
import { type CollectionCondition, productCondition, soldDaysOf } from '../rules/conditions.ts'
import { soldWithin } from './soldWithin.ts'

/** What decides which products a collection holds, and in which order. */
export interface CollectionRules {
  readonly type: 'manual' | 'automatic'
  readonly products: readonly string[]
  readonly match: 'all' | 'any'
  readonly conditions: readonly CollectionCondition[]
  readonly pinnedProducts: readonly string[]
  readonly excludedProducts: readonly string[]
  readonly sortOrder: CollectionSort
  readonly maxProducts: number | null
}

/** A product of a collection, as lists show it. */
export interface Member extends ShownProduct {
  readonly pinned: boolean
}

interface Page {
  readonly from: number
  readonly to: number
}

/**
 * The products of a collection, found and ordered by the database: only what customers can see (active ones), counted exactly up to
 * 10,000. A collection by hand also shows what is no longer on sale, so that staff see what is missing.
 */
export async function readMembers(
  db: Db,
  rules: CollectionRules,
  { from, to }: Page,
  now: Date = new Date(),
): Promise<{ total: number; items: Member[] }> {
  const where = await membership(db, rules, now)
  const most = rules.maxProducts ?? Number.POSITIVE_INFINITY
  const size = Math.max(0, Math.min(to, most - 1) - from + 1)
  const pinned = sql`t."id" = ANY (${[...rules.pinnedProducts]}::uuid[])`
  const { rows } = await sql<{ total: number; items: Member[] }>`
    SELECT (SELECT count(*)::int FROM (SELECT 1 FROM "product" t WHERE ${where} LIMIT ${Math.min(most, mostCounted)}) c) AS total,
      (SELECT coalesce(json_agg(json_build_object('id', t."id", 'name', t."name", 'styleCode', t."style_code",
          'status', t."status", 'picture', t."media" -> 0, 'priceFrom', t."price_from", 'mrp', t."mrp",
          'discount', t."discount", 'stock', t."stock", 'pinned', t.pinned_here)), '[]')
        FROM (SELECT t.*, ${pinned} AS pinned_here FROM "product" t WHERE ${where}
          ORDER BY ${orderOf(rules)} LIMIT ${size} OFFSET ${from}) t) AS items`.execute(db)
  return rows[0] ?? { total: 0, items: [] }
}

/** How many products a collection holds, up to 10,001. */
export async function countMembers(db: Db, rules: CollectionRules, now: Date = new Date()): Promise<number> {
  const where = await membership(db, rules, now)
  const most = Math.min(rules.maxProducts ?? mostCounted, mostCounted)
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM (SELECT 1 FROM "product" t WHERE ${where} LIMIT ${most}) c`.execute(db)
  return rows[0]?.total ?? 0
}

/** Those of some products that a collection holds; its largest number is not asked for. */
export async function membersAmong(
  db: Db,
  rules: CollectionRules,
  products: readonly string[],
  now: Date = new Date(),
): Promise<string[]> {
  const where = await membership(db, rules, now)
  const { rows } = await sql<{ id: string }>`
    SELECT t."id" FROM "product" t WHERE t."id" = ANY (${[...products]}::uuid[]) AND ${where}`.execute(db)
  return rows.map(({ id }) => id)
}

/** SQL that is true for the products (alias `t`) of a collection; made of compiled conditions on products. */
export async function membership(db: Db, rules: CollectionRules, now: Date): Promise<RawBuilder<boolean>> {
  if (rules.type === 'manual') return sql<boolean>`t."id" = ANY (${[...rules.products]}::uuid[])`
  const named = rules.conditions.flatMap(({ field, categories }) =>
    field === 'category' ? (categories ?? []) : [],
  )
  const below = await subtrees(db, named)
  const subtree = (ids: readonly string[]) => [
    ...new Set(ids.flatMap((id) => below.get(id.toLowerCase()) ?? [id])),
  ]
  const parts = rules.conditions.map((condition) => {
    const days = soldDaysOf(condition)
    if (days !== undefined) {
      const operator = condition.operator === 'atMost' ? 'atMost' : 'atLeast'
      return soldWithin({ days, operator, pieces: condition.number ?? 0 }, now)
    }
    const { where, not } = productCondition(condition, subtree, now)
    const compiled = conditionSql(product, where)
    return not ? sql<boolean>`NOT coalesce(${compiled}, false)` : compiled
  })
  const found =
    parts.length === 0
      ? sql<boolean>`false`
      : sql<boolean>`(${sql.join(parts, rules.match === 'all' ? sql` AND ` : sql` OR `)})`
  const pinned = sql<boolean>`t."id" = ANY (${[...rules.pinnedProducts]}::uuid[])`
  const excluded = sql<boolean>`t."id" <> ALL (${[...rules.excludedProducts]}::uuid[])`
  const matching = rules.pinnedProducts.length > 0 ? sql<boolean>`(${pinned} OR ${found})` : found
  return sql<boolean>`t."status" = 'active' AND ${excluded} AND ${matching}`
}

function orderOf({ type, products, pinnedProducts, sortOrder }: CollectionRules): RawBuilder<unknown> {
  const pins =
    pinnedProducts.length > 0 && type === 'automatic'
      ? sql`array_position(${[...pinnedProducts]}::uuid[], t."id") NULLS LAST, `
      : sql``
  const byHand =
    type === 'manual'
      ? sql`array_position(${[...products]}::uuid[], t."id")`
      : sql`t."created_at" DESC, t."id" DESC`
  const orders: Readonly<Record<CollectionRules['sortOrder'], RawBuilder<unknown>>> = {
    manual: byHand,
    newest: sql`t."created_at" DESC, t."id" DESC`,
    bestSelling: sql`t."sold_lately" DESC NULLS LAST, t."id"`,
    priceUp: sql`t."price_from" ASC NULLS LAST, t."id"`,
    priceDown: sql`t."price_from" DESC NULLS LAST, t."id"`,
    discount: sql`t."discount" DESC NULLS LAST, t."id"`,
    title: sql`t."name", t."id"`,
  }
  return sql`${pins}${orders[sortOrder]}`
}

/** Each of some categories with itself and all below it. */
async function subtrees(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ top: string; id: string }>`
    WITH RECURSIVE below (top, id) AS (
      SELECT id, id FROM unnest(${[...new Set(ids)]}::uuid[]) AS given (id)
      UNION SELECT below.top, c."id" FROM below JOIN "category" c ON c."parent" = below.id
    ) SELECT top, id FROM below`.execute(db)
  const result = new Map<string, string[]>()
  for (const { top, id } of rows) result.set(top, [...(result.get(top) ?? []), id])
  return result
}
