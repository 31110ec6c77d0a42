import { defined } from '../../../../src/core/defined.ts'
import type { Locale } from '../../../../src/core/locale.ts'
import { isLocale } from '../../../../src/providers/locale.ts'
import { type DocumentKind, documentKinds } from '../../documents/rules/printed.ts'

/** Of which records papers are made. */
const printSources = ['orders', 'shipments', 'invoices', 'products', 'variants'] as const

export type PrintSource = (typeof printSources)[number]

/** What the print page is asked for by its address. */
export interface PrintWish {
  readonly kind: DocumentKind
  readonly of: PrintSource
  readonly ids: readonly string[]
  /** `customer`: each paper in the language of its customer. */
  readonly language: Locale | 'customer'
  /** Labels on a roll instead of several on a sheet. */
  readonly isRoll: boolean
  /** Of product labels: how many of each, or as many as there are pieces. */
  readonly copies?: number | 'stock' | undefined
}

/** Most labels of one variant, where their number is typed. */
export const mostCopies = 100

/** Most records of one print. */
export const mostPrinted = 200

/** The address of the print page, below the product's own. */
export function printAddress({ kind, of, ids, language, isRoll, copies }: PrintWish): string {
  const query = new URLSearchParams({ kind, of, ids: ids.slice(0, mostPrinted).join(','), language })
  if (isRoll) query.set('size', 'roll')
  if (copies !== undefined) query.set('copies', String(copies))
  return `/app/print?${query}`
}

/** What an address asks for; undefined where it names no kind, no records or nothing that is known. */
export function readPrintAddress(search: string): PrintWish | undefined {
  const query = new URLSearchParams(search)
  const kind = documentKinds.find((one) => one === query.get('kind'))
  const of = printSources.find((one) => one === query.get('of'))
  const ids = (query.get('ids') ?? '').split(',').filter(Boolean).slice(0, mostPrinted)
  const language = query.get('language')
  if (!kind || !of || ids.length === 0) return undefined
  return defined({
    kind,
    of,
    ids,
    language: isLocale(language) ? language : 'customer',
    isRoll: query.get('size') === 'roll',
    copies: kind === 'productLabel' ? readCopies(query.get('copies')) : undefined,
  })
}

function readCopies(text: string | null): number | 'stock' {
  if (text === 'stock') return 'stock'
  const count = Number(text)
  return Number.isInteger(count) && count > 0 ? Math.min(count, mostCopies) : 1
}
