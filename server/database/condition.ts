import { type RawBuilder, sql } from 'kysely'
import {
  type Clause,
  type Condition,
  clauses,
  type Operator,
  operators,
  type Resource,
  sealed,
} from '../../src/core/index.ts'
import { columnName, quoted } from '../../src/derive/sqlNames.ts'
import { columnType } from '../../src/derive/tableColumn.ts'
import { ApiError } from '../apiError.ts'
import { askable, type Comparison, comparisonOf, operandSchema } from './operand.ts'

/**
 * Compiles a condition to SQL on the table of its resource, under the alias `t`; true for the records that `matches` finds.
 * `readable` are the fields that may be asked about: all, for a condition of a descriptor. Of those in `masked`, which whoever asks
 * sees in part, nothing but whether they are empty, which is seen: any other answer would tell of the rest. `related` answers the filters by records of other areas.
 * @throws ApiError `unknown-filter` naming the field, operator or operand that is not understood.
 */
export function conditionSql(
  resource: Resource,
  condition: Condition,
  readable: readonly string[] = Object.keys(resource.fields),
  masked: readonly string[] = [],
  related: RelatedSql = new Map(),
): RawBuilder<boolean> {
  const budget = { cost: 0 }
  return compile(condition, 0)

  function compile(part: Condition, depth: number): RawBuilder<boolean> {
    const { all, any } = part
    if (depth > mostLevels) throw unknown('all')
    const tests = [
      ...clauses(part).map(clause),
      ...(all === undefined ? [] : parts('all', all).map((inner) => compile(inner, depth + 1))),
      ...(any === undefined ? [] : [either(parts('any', any).map((inner) => compile(inner, depth + 1)))]),
    ]
    return tests.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(tests, sql` AND `)})`
  }

  function clause([field, operator, operand]: Clause): RawBuilder<boolean> {
    budget.cost += operator === 'contains' ? costOfContains : 1
    const found = related.get(field)
    if (found && operator === 'has' && Array.isArray(operand))
      return either(operand.map((id) => found.get(id) ?? sql<boolean>`false`))
    const column = columnOf(resource, field, readable)
    if (budget.cost > mostCost || !column) throw unknown(field)
    if (!isOperator(operator) || !column.operators.includes(operator)) throw unknown(`${field}.${operator}`)
    if (masked.includes(field) && operator !== 'empty') throw unknown(`${field}.${operator}`)
    const parsed = operandSchema(column.comparison, operator).safeParse(operand)
    if (!parsed.success) throw unknown(`${field}.${operator}`)
    return test(column, operator, parsed.data)
  }
}

/** SQL of the filters by records of other areas (`list.related`) that a condition asks: by the filter's name and the id. */
export type RelatedSql = ReadonlyMap<string, ReadonlyMap<unknown, RawBuilder<boolean>>>

const mostLevels = 8
/** A hundred comparisons; looking into texts has no index, and costs as much as ten of them. */
const mostCost = 100
const costOfContains = 10

const unknown = (filter: string) =>
  new ApiError('unknown-filter', { values: { filter: filter.slice(0, 100) } })

const isOperator = (word: string): word is Operator => (operators as readonly string[]).includes(word)

const either = (tests: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  tests.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(tests, sql` OR `)})`

function parts(key: string, value: unknown): Condition[] {
  const isCondition = (entry: unknown) => typeof entry === 'object' && entry !== null && !Array.isArray(entry)
  if (!Array.isArray(value) || !value.every(isCondition)) throw unknown(key)
  return value as Condition[]
}

interface Column {
  readonly sql: RawBuilder<unknown>
  readonly type: string
  readonly comparison: Comparison
  readonly operators: readonly Operator[]
}

const systemColumns = sealed<Readonly<Record<string, string>>>({
  id: 'uuid',
  version: 'integer',
  createdAt: 'timestamp(3) with time zone',
  updatedAt: 'timestamp(3) with time zone',
})

function columnOf(resource: Resource, name: string, readable: readonly string[]): Column | undefined {
  const field =
    Object.hasOwn(resource.fields, name) && readable.includes(name) ? resource.fields[name] : undefined
  const system =
    name === 'status' && resource.workflow
      ? 'text'
      : Object.hasOwn(systemColumns, name) && systemColumns[name]
  const type = field ? columnType(field) : system
  if (!type) return undefined
  const comparison = comparisonOf(type)
  return {
    sql: sql.raw(`t.${quoted(columnName(name))}`),
    type,
    comparison,
    operators: field ? field.type.operators : askable[comparison],
  }
}

const symbols = { eq: '=', not: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const

/** Null is never true here and there is no negation of parts, so that three-valued logic gives what `matches` gives. */
function test(
  { sql: column, type, comparison }: Column,
  operator: Operator,
  operand: unknown,
): RawBuilder<boolean> {
  switch (operator) {
    case 'empty':
      return operand ? isEmpty(column, comparison) : sql<boolean>`NOT ${isEmpty(column, comparison)}`
    case 'contains':
      return sql<boolean>`strpos(lower(${column}), ${String(operand).toLowerCase()}) > 0`
    case 'has':
      return sql<boolean>`${column} && ${operand}::${sql.raw(type)}`
    case 'in':
      return sql<boolean>`${column} = ANY (${operand}::${castType(operand as readonly unknown[], type)}[])`
    case 'not':
      if (operand === null) return sql<boolean>`${column} IS NOT NULL`
      return sql<boolean>`${column} IS DISTINCT FROM ${operand}::${castType([operand], type)}`
    case 'eq':
      if (operand === null) return sql<boolean>`${column} IS NULL`
      break
  }
  return sql<boolean>`${column} ${sql.raw(symbols[operator])} ${operand}::${castType([operand], type)}`
}

function isEmpty(column: RawBuilder<unknown>, comparison: Comparison): RawBuilder<boolean> {
  if (comparison === 'text') return sql<boolean>`(${column} IS NULL OR ${column} = '')`
  if (comparison === 'words' || comparison === 'ids')
    return sql<boolean>`(${column} IS NULL OR cardinality(${column}) = 0)`
  if (comparison === 'other')
    return sql<boolean>`(${column} IS NULL OR ${column} IN ('[]'::jsonb, '""'::jsonb))`
  return sql<boolean>`(${column} IS NULL)`
}

/** The column's own type, so that an index serves; a number that does not fit into it is compared as `numeric`. */
function castType(operands: readonly unknown[], type: string): RawBuilder<unknown> {
  if (comparisonOf(type) !== 'number') return sql.raw(type)
  const most = largest[type] ?? 0
  const fits = operands.every((operand) => Number.isInteger(operand) && Math.abs(operand as number) <= most)
  return sql.raw(fits ? type : 'numeric')
}

const largest = sealed<Readonly<Record<string, number>>>({
  smallint: 32_767,
  integer: 2_147_483_647,
  bigint: Number.MAX_SAFE_INTEGER,
})
