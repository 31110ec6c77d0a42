/** One state of the prices of a variant, from `at` on. Amounts in minor units. */
export interface PriceState {
  readonly sku: string
  readonly mrp: number
  readonly salePrice: number
  readonly specialPrice: number | null
  readonly at: string
  readonly by: string
}
