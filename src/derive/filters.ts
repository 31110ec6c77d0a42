import {
  type AreaHeads,
  type Condition,
  clauses,
  type Field,
  fieldsOf,
  type Resource,
  sealed,
  type Viewer,
} from '../core/index.ts'
import { listField } from './columns.ts'
import { canAct, maskedFields, mayLookUp, readableFields } from './permissions.ts'
import { targetOf } from './relations.ts'

/** A field that a list may be narrowed by, with what may be asked of it. */
export interface FilterField {
  readonly name: string
  readonly field: Field
}

/** What a filter asks of one field: `{ gte: 10, lte: 20 }`. */
export type FilterTests = Readonly<Record<string, unknown>>

/** The filters that the descriptor promotes, without those whose field this viewer may not read, or whose records he may not choose from. */
export function filtersOf(resource: Resource, viewer: Viewer, areas: AreaHeads): FilterField[] {
  return [...resource.list.filters, ...Object.keys(resource.list.related)]
    .flatMap((name) => filterOf(resource, viewer, name) ?? [])
    .filter(({ name, field }) => {
      const target = areas[targetOf(resource, field) ?? '']
      if (Object.hasOwn(resource.list.related, name)) return target && canAct(viewer, target, 'view')
      return target === undefined || mayLookUp(viewer, areas, target)
    })
}

/**
 * The filter on one field; also for fields that are not promoted, for an address may ask anything that the server answers. None on what
 * this viewer sees in part.
 */
export function filterOf(resource: Resource, viewer: Viewer, name: string): FilterField | undefined {
  const field = listField(resource, name)
  const hidden = Object.hasOwn(resource.fields, name) && !askableFields(viewer, resource).includes(name)
  return field && !hidden && field.type.operators.length > 0 ? { name, field } : undefined
}

/** The fields that a viewer sees whole, so that questions about them tell nothing more. */
function askableFields(viewer: Viewer, resource: Resource): string[] {
  const masked = new Set(maskedFields(viewer, resource))
  return readableFields(viewer, resource).filter((name) => !masked.has(name))
}

/** The built-in views that ask nothing of fields this viewer does not see whole; the server refuses the others. */
export function readableViews(resource: Resource, viewer: Viewer): string[] {
  const readable = askableFields(viewer, resource)
  const isOpen = (name: string) => readable.includes(name) || !Object.hasOwn(resource.fields, name)
  return Object.entries(resource.list.views).flatMap(([name, condition]) =>
    fieldsOf(condition).every(isOpen) ? [name] : [],
  )
}

/** The fields that a filter asks something of, in its order; without the search text and combined conditions. */
export const filteredNames = (filter: Condition): string[] =>
  Object.keys(filter).filter(
    (name) => !['q', 'all', 'any', 'id'].includes(name) && filter[name] !== undefined,
  )

/** The tests on one field written out: a bare value is `eq`, a list is `in`. */
export function testsOf(filter: Condition, name: string): FilterTests {
  const entries = clauses({ [name]: filter[name] } as Condition).map(
    ([, operator, operand]) => [operator, operand] as const,
  )
  return Object.fromEntries(entries)
}

/** A filter with other tests on one field, or without any; as short as it can be written, for it stands in the address. */
export function withTests(filter: Condition, name: string, tests: FilterTests | undefined): Condition {
  const { [name]: _, ...rest } = filter
  const given = Object.entries(tests ?? {}).filter(([, operand]) => isAsked(operand))
  if (given.length === 0) return rest
  const [operator, operand] = given[0] as [string, unknown]
  const short = given.length === 1 && operator === 'eq' ? operand : Object.fromEntries(given)
  return name in filter ? replaced(filter, name, short) : { ...rest, [name]: short }
}

const isAsked = (operand: unknown) =>
  operand !== undefined &&
  operand !== null &&
  operand !== '' &&
  !(Array.isArray(operand) && operand.length === 0)

/** Keeps the order of the filter, so that a chip that is edited stays where it is. */
const replaced = (filter: Condition, name: string, value: unknown): Condition =>
  Object.fromEntries(Object.entries(filter).map(([key, old]) => [key, key === name ? value : old]))

/** How a filter on one field reads: the key of its phrase, and the operands that stand in it. */
export interface FilterPhrase {
  readonly key: string
  readonly operands: readonly unknown[]
}

/**
 * The phrase of the tests on one field: `between`, `atLeast`, `isAnyOf` … Bounds of days and moments read as before and after.
 * Tests that no phrase fits read as the first of them.
 */
export function phraseOf(field: Field, tests: FilterTests): FilterPhrase {
  const [low, high] = [tests.gte ?? tests.gt, tests.lte ?? tests.lt]
  if (low !== undefined && high !== undefined) return { key: 'between', operands: [low, high] }
  const isTime = field.kind === 'date' || field.kind === 'dateTime'
  const [operator = 'eq', operand] = Object.entries(tests)[0] ?? []
  if (operator === 'empty') return { key: operand ? 'isEmpty' : 'isNotEmpty', operands: [] }
  if (operator === 'in' || operator === 'has') {
    const list = Array.isArray(operand) ? operand : [operand]
    return {
      key:
        list.length === 1 ? (operator === 'in' ? 'is' : 'has') : operator === 'in' ? 'isAnyOf' : 'hasAnyOf',
      operands: list,
    }
  }
  return {
    key: (isTime ? timePhrases[operator] : undefined) ?? phrases[operator] ?? 'is',
    operands: [operand],
  }
}

const phrases = sealed<Readonly<Record<string, string>>>({
  eq: 'is',
  not: 'isNot',
  gt: 'above',
  gte: 'atLeast',
  lt: 'below',
  lte: 'atMost',
  contains: 'contains',
})

const timePhrases = sealed<Readonly<Record<string, string>>>({
  gt: 'after',
  gte: 'from',
  lt: 'before',
  lte: 'until',
})

/** The condition that a list asks of the server: what a person filters by, narrowed to the chosen view. */
export const inView = (view: Condition | undefined, further: Condition = {}): Condition => {
  const parts = [view, further].filter(
    (part) => part !== undefined && Object.keys(part).length > 0,
  ) as Condition[]
  return parts.length > 0 ? { all: parts } : {}
}
