import type { JsonSchema } from '../../../../src/derive/jsonSchema.ts'
import { type Operation, object, query } from '../../../../src/derive/openapi/operation.ts'
import { comparisons, periodNames } from '../../../../src/fields/date/period.ts'
import { type TileGroup, tileGroups } from '../rules/tiles.ts'

const period = query(
  'period',
  {
    anyOf: [
      { enum: periodNames },
      { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d\\.\\.\\d{4}-\\d\\d-\\d\\d$' },
    ],
  },
  'Days of the shop: a name, or the first and the last day; at most two years. 30d by default.',
)
const compare = query('compare', { enum: comparisons }, 'What the period is compared with.')
const since = query(
  'since',
  { type: 'string', format: 'date-time' },
  'Since when; a week ago by default, a quarter of a year ago at most.',
)

const summaries: Readonly<Record<TileGroup, readonly [summary: string, ...own: JsonSchema[]]>> = {
  queues: ['How much work waits in each queue'],
  today: ['Today against the same hours of yesterday and of last week'],
  changes: ['What changed since a moment', since],
  areas: ['How many records each area holds'],
  sales: ['From gross to net, orders, customers, states, coupons', period, compare],
  goods: ['What sells: products, brands, categories, sizes', period, compare],
  conversion: ['Carts, payments, parcels', period, compare],
}

const day = { type: 'string', format: 'date' }
const days = object({ from: day, to: day, until: { type: 'string', format: 'date-time' } }, ['from', 'to'])

/** The figures of the dashboards: one call for each group of tiles. */
export const figureOperations: readonly Operation[] = (Object.keys(tileGroups) as TileGroup[]).map(
  (group): Operation => {
    const [summary, ...own] = summaries[group]
    const names = Object.keys(tileGroups[group])
    return {
      method: 'get',
      path: `/figures/${group}`,
      id: `figures.${group}`,
      tag: 'figures',
      summary,
      description: described(group),
      parameters: [
        {
          name: 'tiles',
          in: 'query',
          description: 'Some tiles of the group; otherwise all that one may see.',
          content: {
            'application/json': {
              schema: { type: 'array', items: { enum: names }, minItems: 1 },
              example: names.slice(0, 1),
            },
          },
        },
        ...own,
      ],
      answer: {
        description:
          'The tiles by name; one that could not be made has `error` in its place. None while the sums are being built (`isBuilding`).',
        schema: object(
          {
            group: { const: group },
            at: { type: 'string', format: 'date-time' },
            asOf: { type: 'string', format: 'date-time' },
            isBuilding: { const: true },
            period: days,
            before: { anyOf: [days, { type: 'null' }] },
            tiles: object(Object.fromEntries(names.map((name) => [name, { type: 'object' }])), []),
          },
          ['group', 'at', 'tiles'],
        ),
      },
    }
  },
)

/** Which permissions each tile of a group needs. */
function described(group: TileGroup): string {
  const needs = Object.entries(tileGroups[group] as Readonly<Record<string, readonly string[]>>)
  const parts = needs.map(([name, areas]) =>
    areas.length === 0
      ? `\`${name}\`: none`
      : `\`${name}\`: ${areas.map((area) => `${area}.view`).join(', ')}`,
  )
  return `Permissions by tile: ${parts.join('; ')}.`
}
