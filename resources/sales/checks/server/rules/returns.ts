import { differing, type SalesRule } from '../salesRule.ts'

const ofLine = `'Return ' || r."number" || ', ' || coalesce(l."sku", l."variant")`

/** What orders and their returns say of each other. */
export const returnRules: readonly SalesRule[] = [
  {
    rule: 'line-returned',
    unit: 'count',
    is: 'what came back of the line',
    shouldBe: 'what its returns brought',
    offences: differing(`
      SELECT 'Order ' || o."number" || ', ' || coalesce(l."sku", l."variant") AS "what", l."returned"::bigint AS "is",
        coalesce(b."back", 0)::bigint AS "shouldBe"
      FROM "order_lines" l JOIN "order" o ON o."id" = l."owner_id"
      LEFT JOIN (
        SELECT rl."line", sum(CASE r."source" WHEN 'rto' THEN rl."received" ELSE rl."accepted" END) AS "back"
        FROM "order_return_lines" rl JOIN "order_return" r ON r."id" = rl."owner_id"
        WHERE r."status" IN ('received', 'inspected', 'completed') GROUP BY 1) b ON b."line" = l."id"::text`),
  },
  {
    rule: 'return-pieces',
    unit: 'count',
    is: 'what is asked back of the line',
    shouldBe: 'not more than left the house',
    offences: `SELECT 'Order ' || o."number" || ', ' || coalesce(l."sku", l."variant") AS "what", b."asked" AS "is", l."fulfilled" AS "shouldBe"
      FROM "order_lines" l JOIN "order" o ON o."id" = l."owner_id"
      JOIN (SELECT rl."line", sum(rl."quantity") AS "asked" FROM "order_return_lines" rl
        JOIN "order_return" r ON r."id" = rl."owner_id" AND r."status" NOT IN ('rejected', 'cancelled', 'sentBack', 'closed') GROUP BY 1) b ON b."line" = l."id"::text
      WHERE b."asked" > l."fulfilled"`,
  },
  {
    rule: 'return-received',
    unit: 'count',
    is: 'what was accepted',
    shouldBe: 'not more than was received, nor that more than was asked for',
    offences: `SELECT ${ofLine} AS "what", l."accepted" AS "is", l."received" AS "shouldBe"
      FROM "order_return_lines" l JOIN "order_return" r ON r."id" = l."owner_id"
      WHERE l."accepted" > l."received" OR l."received" > l."quantity"`,
  },
]
