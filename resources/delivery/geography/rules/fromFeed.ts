/** What one courier says about a pincode. */
export interface CourierService {
  readonly forward: boolean
  readonly cod: boolean
  readonly reverse: boolean
}

/** What couriers can do at a pincode together: cash and returns only where one of them delivers at all (areas, 34). */
export function fromFeed(couriers: readonly CourierService[]) {
  const delivering = couriers.filter(({ forward }) => forward)
  return {
    serviceable: delivering.length > 0,
    codOk: delivering.some(({ cod }) => cod),
    reversePickupOk: couriers.some(({ reverse }) => reverse),
  }
}
