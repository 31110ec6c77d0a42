import { useLocale } from 'ra-core'
import { formatMoney } from '../../../../src/fields/money/formatMoney.ts'

export interface Product {
  readonly code: string
  readonly name: string
  readonly fabric: string
  /** In paise. */
  readonly price: number
  readonly stock: number
}

/** What tables and lists are shown with. */
export const products: readonly Product[] = [
  { code: 'LS-204', name: 'Linen shirt', fabric: 'Linen', price: 129_900, stock: 12 },
  { code: 'SS-011', name: 'Silk sari', fabric: 'Silk', price: 899_000, stock: 3 },
  { code: 'CK-077', name: 'Cotton kurta', fabric: 'Cotton', price: 149_900, stock: 40 },
  { code: 'LD-118', name: 'Linen dress', fabric: 'Linen', price: 239_900, stock: 0 },
  { code: 'CS-045', name: 'Cotton shawl', fabric: 'Cotton', price: 89_900, stock: 25 },
]

export const fabrics: readonly string[] = [...new Set(products.map(({ fabric }) => fabric))]

/** Writes an amount of paise in the language of the page. */
export function useMoney(): (paise: number) => string {
  const locale = useLocale() ?? 'en'
  return (paise) => formatMoney(paise, locale)
}
