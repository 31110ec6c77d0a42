/** What a policy may be about (areas, 3). */
export const policyTypes = [
  ...(['privacy', 'termsOfUse', 'termsOfSale', 'returns', 'exchange', 'cancellation', 'shipping'] as const),
  ...(['payment', 'warranty', 'grievance', 'cookie', 'disclaimer', 'accessibility', 'other'] as const),
] as const

export type PolicyType = (typeof policyTypes)[number]

/**
 * What an Indian online shop is expected to tell its customers: the Consumer Protection (E-Commerce) Rules 2020 name returns,
 * refunds, exchange, warranty, delivery, payment and grievance; the rest belongs to any shop that takes data and orders. To be
 * confirmed by a lawyer (areas, 1.5).
 */
export const expectedPolicies: readonly PolicyType[] = [
  ...(['returns', 'exchange', 'cancellation', 'warranty', 'shipping', 'payment', 'grievance'] as const),
  ...(['privacy', 'termsOfUse', 'termsOfSale'] as const),
]

/** Where a customer accepted a policy; `staff` for a yes that was given by telephone or on paper. */
export const acceptanceSources = ['signup', 'checkout', 'account', 'staff'] as const

export type AcceptanceSource = (typeof acceptanceSources)[number]

/** How a policy type that is expected stands. */
export interface Expected {
  readonly policyType: PolicyType
  readonly state: 'live' | 'draft' | 'missing'
  /** The record to open: what is live, else the newest draft. */
  readonly id: string | null
  readonly versionNo: number | null
}

/** How many customers accepted each version of a policy type. */
export interface Accepted {
  /** Active customers of the shop, of whom the live version is asked. */
  readonly customers: number
  readonly versions: readonly {
    readonly number: number
    readonly live: boolean
    readonly accepted: number
    readonly lastAt: string | null
  }[]
}
