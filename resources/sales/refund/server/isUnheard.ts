import type { Refund } from '../../payment/server/paying.ts'

/**
 * Whether a gateway was told of a refund and has not said what became of it: the money may have gone. It is asked again by the same number
 * until it says so; what is called off meanwhile and given back in another way would go twice.
 */
export const isUnheard = ({
  destination,
  attempts,
  status,
  failureCode,
}: Pick<Refund, 'destination' | 'attempts' | 'status' | 'failureCode'>): boolean =>
  destination === 'original' && attempts > 0 && (status !== 'failed' || failureCode === 'noAnswer')
