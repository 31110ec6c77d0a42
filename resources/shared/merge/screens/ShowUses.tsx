import type { AnyRecord } from '../../../../src/core/index.ts'
import { type ListPlace, leadTo } from '../../pieces/screens/leadTo.tsx'

/** The lists of what tags of a kind hang on. */
const tagged: Readonly<Record<string, string>> = {
  product: 'pages/products',
  order: 'pages/orders-list',
  customer: 'pages/customer',
  content: 'pages/pages',
}

/** What uses a record of an area; undefined where it does not say enough of itself. */
const uses: Readonly<Record<string, (record: AnyRecord) => ListPlace | undefined>> = {
  tag: ({ id, kind }) => {
    const list = tagged[String(kind)]
    return list === undefined ? undefined : { list, filter: { tags: { has: [id] } } }
  },
  brand: ({ id }) => ({ list: 'pages/products', filter: { brand: id } }),
  taxCategory: ({ id }) => ({ list: 'pages/products', filter: { taxCategory: id } }),
}

/** Leads to the list of what carries a tag, is of a brand or is taxed by a category. */
export default leadTo((record, { name }) => uses[name]?.(record))
