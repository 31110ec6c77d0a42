import { ownOf } from './ownOf.ts'

/** What a condition may ask of one value. `has` asks a list for any of the given entries. */
export const operators = ['eq', 'not', 'in', 'gt', 'gte', 'lt', 'lte', 'contains', 'has', 'empty'] as const

export type Operator = (typeof operators)[number]

type Scalar<V> = NonNullable<V>

/** The tests that fit a value; a bare value means `eq`. */
export type Test<V> =
  | (V extends readonly unknown[] ? never : V)
  | (Scalar<V> extends readonly (infer Entry)[]
      ? { has?: readonly Entry[]; empty?: boolean }
      : {
          eq?: V
          not?: V | null
          in?: readonly Scalar<V>[]
          gt?: Scalar<V>
          gte?: Scalar<V>
          lt?: Scalar<V>
          lte?: Scalar<V>
          contains?: string
          empty?: boolean
        })

/** A condition on a record, as data: all keys must hold; `all` and `any` combine further conditions. */
export type Where<T> = { [K in keyof T]?: Test<T[K]> } & {
  all?: readonly Where<T>[]
  any?: readonly Where<T>[]
}

/** A condition whose record type is not known here: from a URL, a saved view, another descriptor. */
export interface Condition {
  all?: readonly Condition[]
  any?: readonly Condition[]
  [field: string]: unknown
}

type Js = (value: unknown, operand: never) => boolean

const compare = (ok: (order: number) => boolean) => (value: unknown, operand: never) => {
  if (value === null) return false
  const [left, right] = [value as string | number, operand as string | number]
  return ok(left < right ? -1 : left > right ? 1 : 0)
}

/** Whether there is nothing of a value: to be shown, or to be found by `empty`. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const tests: Record<Operator, Js> = {
  eq: (value, operand) => value === operand,
  not: (value, operand) => value !== operand,
  in: (value, operand: readonly unknown[]) => value !== null && operand.includes(value),
  gt: compare((order) => order > 0),
  gte: compare((order) => order >= 0),
  lt: compare((order) => order < 0),
  lte: compare((order) => order <= 0),
  contains: (value, operand: string) =>
    value !== null && String(value).toLowerCase().includes(operand.toLowerCase()),
  has: (value, operand: readonly unknown[]) =>
    Array.isArray(value) && operand.some((entry) => value.includes(entry)),
  empty: (value, operand: boolean) => isEmpty(value) === operand,
}

/** One test of a condition, written out: `price: { gte: 10 }` is `['price', 'gte', 10]`. */
export type Clause = readonly [field: string, operator: string, operand: unknown]

const isTest = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The tests that a condition makes itself, without those of its `all` and `any`. A bare list means `in`. */
export function clauses(condition: Condition): Clause[] {
  return Object.entries(condition).flatMap(([field, value]): Clause[] => {
    if (field === 'all' || field === 'any' || value === undefined) return []
    if (Array.isArray(value)) return [[field, 'in', value]]
    if (!isTest(value)) return [[field, 'eq', value]]
    return Object.entries(value).map(([operator, operand]): Clause => [field, operator, operand])
  })
}

/** Whether a record meets a condition. The server's SQL gives the same answer; a test proves it for every kind. */
export function matches<T extends object>(condition: Where<T> | Condition, record: T): boolean {
  const { all, any } = condition as Condition
  return (
    clauses(condition as Condition).every(([field, operator, operand]) => {
      const value = (record as Record<string, unknown>)[field] ?? null
      // An operator that is none, such as one that every object answers to, no record meets.
      return ownOf(tests, operator)?.(value, operand as never) ?? false
    }) &&
    (all ?? []).every((part) => matches(part, record)) &&
    (any === undefined || any.some((part) => matches(part, record)))
  )
}

/** The names of all fields that a condition reads. */
export function fieldsOf(condition: Condition): string[] {
  const parts = [...(condition.all ?? []), ...(condition.any ?? [])]
  return [...new Set([...clauses(condition).map(([field]) => field), ...parts.flatMap(fieldsOf)])]
}
