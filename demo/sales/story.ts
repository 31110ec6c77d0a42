import type { BasketLine } from './baskets.ts'
import type { Buyer } from './buyers.ts'
import type { SoldVariant } from './shopFacts.ts'

/** A line of an order with the id that everything else calls it by. */
export interface StoryLine extends BasketLine {
  readonly id: string
  readonly location: string
}

/** So many pieces of a line. */
export interface Pieces {
  readonly line: string
  readonly quantity: number
}

/** How a parcel fares. Moments are in milliseconds; those after the end of the demo shop have not happened yet. */
export interface Parcel {
  readonly id: string
  readonly lines: readonly Pieces[]
  readonly courier: string
  readonly awb: string
  /** The id of the credit note, should nobody pay for it at the door. */
  readonly creditNote: string
  readonly made: number
  readonly packed: number
  readonly labelled: number
  readonly handedOver: number
  readonly departed: number
  /** Each day on which it was brought out, and whether somebody took it. */
  readonly rounds: readonly { readonly out: number; readonly done: number; readonly failed: boolean }[]
  /** Set where nobody took it. */
  readonly back: { readonly begun: number; readonly departed: number; readonly received: number } | null
  /** Set where it was never found again: when the courier said so, and the money for it. */
  readonly lost: { readonly at: number; readonly refund: RefundStory | null } | null
}

/** What comes back of an order. */
export interface ReturnStory {
  readonly id: string
  readonly source: 'customer' | 'rto'
  readonly lines: readonly (Pieces & { readonly reason: string; readonly passes: boolean })[]
  readonly requested: number
  readonly decided: number
  readonly isRejected: boolean
  readonly scheduled: number
  readonly pickedUp: number
  readonly received: number
  readonly inspected: number
  readonly refund: RefundStory | null
  /** What goes out in exchange, and the order that carries it. */
  readonly exchange: { readonly variant: SoldVariant; readonly order: Story } | null
}

/** Money that goes back, and how. */
export interface RefundStory {
  readonly id: string
  readonly asked: number
  readonly processed: number
  readonly destination: 'original' | 'storeCredit' | 'bankOrUpi'
}

/** What is taken back of an order before it is packed. */
export interface CancelStory {
  readonly at: number
  readonly by: 'customer' | 'staff'
  readonly reason: string
  /** Null for all of it. */
  readonly lines: readonly Pieces[] | null
  readonly refund: RefundStory | null
}

/** The life of an order, from first to last, as far as it will ever go. */
export interface Story {
  readonly id: string
  readonly seed: number
  readonly buyer: Buyer
  readonly channel: 'web' | 'android' | 'ios' | 'admin'
  readonly method: 'upi' | 'card' | 'netbanking' | 'wallet' | 'payLater' | 'emi' | 'cod' | 'manual'
  readonly locale: string
  readonly utm: string | null
  readonly giftWrap: boolean
  readonly giftMessage: string | null
  readonly note: string | null
  readonly couponCode: string | null
  readonly lines: readonly StoryLine[]
  readonly created: number
  /** How many times paying failed before it went well, or was given up. */
  readonly failures: number
  /** Null where it was never paid. */
  readonly placed: number | null
  readonly confirmed: number
  readonly cancel: CancelStory | null
  readonly parcels: readonly Parcel[]
  readonly back: ReturnStory | null
  /** The return for which it goes out in exchange, which nobody pays for again. */
  readonly exchanges: { readonly id: string } | null
}
