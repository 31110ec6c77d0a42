/** The amounts of a payment, in paise. */
export interface Taken {
  readonly captured: number
  readonly refunded: number
  /** Refunds that are asked for and neither made nor called off. */
  readonly refunding: number
}

/** What may still be given back of a payment: what was taken, less what went back and what is on its way (areas, 14). */
export const refundableOf = ({ captured, refunded, refunding }: Taken): number =>
  Math.max(0, captured - refunded - refunding)
