import type { Address } from '../../../../src/fields/address/address.ts'

interface AddressRow {
  readonly address: Address
  readonly defaultShipping: boolean | null
}

/** The address that stands for a customer: where parcels go unless they say otherwise. */
export const mainAddress = (rows: readonly AddressRow[] = []): Address | undefined =>
  (rows.find((row) => row.defaultShipping) ?? rows[0])?.address
