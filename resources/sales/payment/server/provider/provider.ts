import type { Context } from '../../../../../server/context.ts'
import type { Db } from '../../../../../server/database/schema.ts'
import type { ServerSettings } from '../../../../../server/settings.ts'
import type { Payment, Refund } from '../paying.ts'

/** What became of a refund that was sent: made, on its way (an event will tell), or refused. */
export interface SentRefund {
  readonly state: 'processed' | 'processing' | 'failed'
  /** Its id at the provider. */
  readonly id: string | null
  readonly utr: string | null
  /** Why it failed, where the shop knows that itself. */
  readonly code?: Refund['failureCode']
  /** What the gateway says of it, in its own words. */
  readonly reason: string | null
}

/**
 * Whoever takes the money of payments and gives it back. Everything is asked after the commit, by the numbers of payment and refund, and
 * asked twice it happens once; what came of it arrives as signed events (docs/api.md, "Events of the gateway"). A method that a
 * provider lacks is not to be had there.
 */
export interface Provider {
  readonly name: Payment['provider']
  /** Whether it can be asked now; always, where absent. */
  isThere?(asked: { readonly db: Db; readonly settings: ServerSettings }): Promise<boolean>
  /** Where a customer pays; made without asking the provider. */
  link?(payment: Payment, origin: string): { readonly providerOrderId?: string; readonly link: string }
  /** It takes all that a bank holds, or nothing. */
  readonly capturesWhole?: true
  /** Takes what a bank holds, or a part of it; the rest is let go. */
  capture?(context: Context, payment: Payment, amount: number): Promise<void>
  /** Lets go what a bank holds. */
  release?(context: Context, payment: Payment): Promise<void>
  refund(context: Context, payment: Payment, refund: Refund): Promise<SentRefund>
  /** Has the provider tell once more what it knows of a payment. */
  refetch?(context: Context, payment: Payment): Promise<void>
}
