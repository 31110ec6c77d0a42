import { ownOf } from '../../core/index.ts'

interface Named {
  readonly name: string
}

/** What a pincode tells of where it is. */
interface Told {
  readonly city?: Named | null | undefined
  readonly district?: Named | null | undefined
  readonly state?: Named | null | undefined
}

/** The parts of an address that a pincode tells and that nobody has written yet; undefined where there are none. */
export function filledIn(
  address: { readonly [P in keyof Told]?: string },
  { city, district, state }: Told,
): { [P in keyof Told]?: string } | undefined {
  const told = { city: city?.name, district: district?.name, state: state?.name }
  const parts = Object.entries(told).filter(([part, name]) => name && !ownOf(address, part))
  return parts.length > 0 ? Object.fromEntries(parts) : undefined
}
