import type { ResolvedPincode } from '../../deliveryZone/rules/answers.ts'

type Told = Pick<ResolvedPincode, 'city' | 'district' | 'state'>

/** The parts of an address that a pincode tells and that nobody has written yet; undefined where there are none. */
export function filledIn(
  address: { readonly [P in keyof Told]?: string },
  { city, district, state }: Told,
): { [P in keyof Told]?: string } | undefined {
  const told = { city: city?.name, district: district?.name, state: state?.name }
  const parts = Object.entries(told).filter(([part, name]) => name && !address[part as keyof Told])
  return parts.length > 0 ? Object.fromEntries(parts) : undefined
}
