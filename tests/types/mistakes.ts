// Each mistake of docs/architecture.md must be an error in the editor. `npm run check` compiles this file: an expected
// error that does not come is itself an error.
import type { Records } from '../../server/records.ts'
import { defined } from '../../src/core/defined.ts'
import {
  defineResource,
  defineResources,
  type InputOf,
  type RecordOf,
  type Resource,
} from '../../src/core/index.ts'
import * as f from '../../src/fields/index.ts'
import { listOf } from '../../src/views/listOf.ts'
import { brand, type order, type product } from './shop.ts'

const fields = {
  name: f.text({ required: true }),
  kind: f.select(['physical', 'digital'], { default: 'physical' }),
}

defineResource({
  name: 'a',
  title: 'name',
  fields,
  // @ts-expect-error a column that is not a field
  list: { columns: ['name', 'nmae'] },
})

// @ts-expect-error an option that the kind does not have
f.text({ required: true, requierd: true })

// @ts-expect-error an option with a value of the wrong type
f.text({ max: '80' })

// @ts-expect-error a default that is not one of the values
f.select(['a', 'b'], { default: 'z' })

defineResource({
  name: 'b',
  title: 'name',
  fields,
  workflow: {
    initial: 'draft',
    states: { draft: {}, paid: {} },
    // @ts-expect-error a transition to a state that does not exist
    transitions: { pay: { from: 'draft', to: 'payed' } },
  },
})

defineResource({
  name: 'c',
  title: 'name',
  fields,
  // @ts-expect-error a condition on a value that the field cannot have
  rules: { name: { visible: { kind: 'phisical' } } },
})

defineResource({
  name: 'd',
  title: 'name',
  fields: {
    name: f.text({ required: true }),
    // @ts-expect-error a slug made from a field that does not exist
    slug: f.slug({ from: 'titel' }),
  },
})

// @ts-expect-error a computed field without its function
defineResource({ name: 'e', title: 'name', fields: { ...fields, total: f.money({ computed: true }) } })

const lost = defineResource({
  name: 'lost',
  title: 'name',
  fields: { ...fields, brand: f.reference('brnad') },
})
// @ts-expect-error a reference to a resource that is not registered
defineResources([brand, lost])

defineResource({
  name: 'g',
  title: 'name',
  fields,
  // @ts-expect-error a sort by a field that does not exist
  list: { columns: ['name'], sort: '-nmae' },
})

// @ts-expect-error no title
defineResource({ name: 'h', fields })

defineResource({
  name: 'i',
  title: 'name',
  fields: { ...fields, rows: f.rows({ sku: f.text() }) },
  // @ts-expect-error a search in a row's field that does not exist
  list: { columns: ['name'], search: ['rows.skuu'] },
})

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const holds = <T extends true>(_?: T) => {}

type Brand = RecordOf<typeof brand>
holds<Equal<Brand['name'], string>>()
holds<Equal<Brand['slug'], string | null>>()
holds<Equal<Brand['active'], boolean>>()
holds<Equal<Brand['version'], number>>()

type Order = RecordOf<typeof order>
holds<Equal<Order['status'], 'draft' | 'paid' | 'shipped' | 'delivered' | 'cancelled'>>()
holds<Equal<Order['total'], number>>()
holds<Equal<Order['lines'], { id: string; product: string; quantity: number; price: number }[]>>()

type Product = RecordOf<typeof product>
holds<Equal<Product['margin'], number | null>>()
holds<Equal<Product['kind'], 'physical' | 'digital'>>()
holds<Equal<Product['translations']['fr'], { name?: string } | undefined>>()

export const least: InputOf<typeof brand> = { name: 'Mira' }
// @ts-expect-error a required field is missing
export const tooLittle: InputOf<typeof brand> = { active: true }

const work = {
  initial: 'draft',
  states: { draft: {}, paid: {} },
  transitions: { pay: { from: 'draft', to: 'paid' } },
} as const

defineResource({ name: 'p', title: 'name', fields, workflow: work, page: { next: ['pay', 'own.print'] } })

// @ts-expect-error a headline of what is not a field
defineResource({ name: 'p', title: 'name', fields, page: { headline: ['nmae'] } })

// @ts-expect-error a way through a state that does not exist
defineResource({ name: 'p', title: 'name', fields, workflow: work, page: { path: [['draft', 'payed']] } })

// @ts-expect-error a next step that is not a transition
defineResource({ name: 'p', title: 'name', fields, workflow: work, page: { next: ['pya'] } })

const parcel = defineResource({ name: 'q', title: 'name', fields, workflow: work, history: ['weigh'] })

export function writeParcel(records: Records, id: string, unknown: Resource) {
  for (const action of ['weigh', 'pay', 'comment'] as const) records.write(parcel, id, {}, action)
  // @ts-expect-error a name that the history of the area has no words for
  records.write(parcel, id, {}, 'wiegh')
  // @ts-expect-error a name of one area in the history of any
  records.write(unknown, id, {}, 'weigh')
}

interface Given {
  kind: string
  note?: string
}

export const given = [
  defined<Given>({ kind: 'a', note: undefined }),
  // @ts-expect-error what must be there may not be undefined
  defined<Given>({ kind: undefined }),
  // @ts-expect-error a property that nobody declared
  defined<Given>({ kind: 'a', noet: 'b' }),
]
// @ts-expect-error a type is said, or asked for where the value is used: otherwise nothing is checked
export const untyped = { ...defined({ kind: 'a' }) }

const useBrands = listOf<Brand>()

export function useFoundBrands() {
  const { data = [] } = useBrands('pages/brands', { meta: { fields: ['name'] } })
  // @ts-expect-error a list that is asked for a field that there is not
  useBrands('pages/brands', { meta: { fields: ['nmae'] } })
  // @ts-expect-error a list in an order that there is not
  useBrands('pages/brands', { sort: { field: 'nmae', order: 'ASC' } })
  // @ts-expect-error a field of an answer that was not asked for
  return data.map(({ id, name, createdAt }) => ({ id, name, createdAt }))
}
