import { isAddress } from '../../../messages/notification/rules/isAddress.ts'

/** Most messages to one cart within `recoveryDays` (areas, 5). */
const mostRecoveries = 3

/** Days within which messages are counted. */
const recoveryDays = 7

/** What of a cart decides whether its owner may be reminded. */
export interface RecoveredCart {
  readonly status: string
  readonly items: readonly unknown[]
  readonly phone: string | null
  readonly email: string | null
  readonly consentedTo: readonly string[]
  readonly recoveries: readonly { readonly at: string; readonly channel: string; readonly outcome: string }[]
}

/** Why nobody may be reminded; each is a code of the texts (`errors`). */
export type RecoveryProblem =
  | 'not-allowed-now'
  | 'cart-empty'
  | 'no-contact'
  | 'no-store-address'
  | 'no-consent'
  | 'reminded-enough'

/**
 * Why the owner of a cart may not be reminded of it now (ISO); undefined where they may: it was left, has something in it, somebody can
 * be reached who agreed to it, was not reminded too often, and the store has an address (`origin`) that the link leads to. `consents` are
 * those of now, where the customer has an account.
 */
export function recoveryProblem(
  cart: RecoveredCart,
  consents: readonly string[],
  now: string,
  origin: string,
): RecoveryProblem | undefined {
  if (cart.status !== 'abandoned') return 'not-allowed-now'
  if (cart.items.length === 0) return 'cart-empty'
  if (!cart.phone && !cart.email) return 'no-contact'
  if (consents.length === 0) return 'no-consent'
  if (recentMessages(cart, now) >= mostRecoveries) return 'reminded-enough'
  return isAddress(origin) ? undefined : 'no-store-address'
}

/** How many messages went out for a cart lately; those that were held back do not count. Messages of one moment are one. */
export function recentMessages({ recoveries }: Pick<RecoveredCart, 'recoveries'>, now: string): number {
  const since = new Date(Date.parse(now) - recoveryDays * 86_400_000).toISOString()
  const sent = recoveries.filter(({ at, outcome }) => outcome === 'queued' && at > since)
  return new Set(sent.map(({ at }) => at)).size
}
