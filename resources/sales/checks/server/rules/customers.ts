import { countedFigures, figureColumns } from '../../../../customers/customer/server/figuresOfOrders.ts'
import { differing, type SalesRule } from '../salesRule.ts'

/** Figures follow the orders within a minute: those of an order that changed a moment ago are not judged yet. */
const settled = `NOT EXISTS (
  SELECT 1 FROM "order" r WHERE r."customer" = c."id" AND r."updated_at" > now() - interval '5 minutes')`

/** A figure of customers without orders is empty or 0. */
const figure = (table: string, column: string) => `nullif(to_jsonb(${table}."${column}"), '0')`

const both = figureColumns.map((column) => `('${column}', ${figure('c', column)}, ${figure('f', column)})`)

/** What customers say of their orders (areas, 13). */
export const customerRules: readonly SalesRule[] = [
  {
    rule: 'customer-figures',
    unit: 'text',
    is: 'what is kept of their orders',
    shouldBe: 'as the orders say',
    offences: differing(`
      SELECT 'Customer ' || c."name" || ', ' || v."column" AS "what", v."is", v."shouldBe" FROM "customer" c
      LEFT JOIN (${countedFigures} GROUP BY o."customer") f ON f."id" = c."id"
      CROSS JOIN LATERAL (VALUES ${both.join(', ')}) v ("column", "is", "shouldBe") WHERE ${settled}`),
  },
]
