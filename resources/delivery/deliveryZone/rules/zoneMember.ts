/** What a member of a zone names, from the widest to the narrowest; its place in the list is how specific it is. */
export const zoneLevels = ['country', 'state', 'district', 'city', 'prefix', 'range', 'pincode'] as const

export type ZoneLevel = (typeof zoneLevels)[number]

/**
 * A place that a zone takes in or leaves out: `country`, `state`, `district` and `city` are ids; `from` is the pincode, its
 * prefix, or the first of a range that ends with `to`, all in the postal codes of `country`.
 */
export interface ZoneMember {
  readonly level: ZoneLevel
  readonly mode: 'include' | 'exclude'
  readonly country: string | null
  readonly state: string | null
  readonly district: string | null
  readonly city: string | null
  readonly from: string | null
  readonly to: string | null
}

/** Where something is to be delivered, as far as it is known; the district is the pincode's primary one. All but `pincode` are ids. */
export interface Place {
  readonly pincode: string
  readonly country: string | null
  readonly state: string | null
  readonly district: string | null
  readonly city: string | null
}

const ranks: Readonly<Record<ZoneLevel, number>> = {
  country: 1,
  state: 2,
  district: 3,
  city: 4,
  prefix: 5,
  range: 5,
  pincode: 6,
}

/** How specific a level is; a range and a prefix are alike (areas, 25). */
export const rankOf = (level: ZoneLevel): number => ranks[level]

/** Whether a place lies within what a member names. What is not known of a place lies nowhere. */
export function coversPlace(member: ZoneMember, place: Place): boolean {
  const { level, from, to } = member
  if (level === 'country' || level === 'state' || level === 'district' || level === 'city') {
    return member[level] !== null && member[level] === place[level]
  }
  if (from === null || member.country === null || member.country !== place.country) return false
  if (level === 'pincode') return place.pincode === from
  if (level === 'prefix') return place.pincode.startsWith(from)
  return to !== null && place.pincode.length === from.length && from <= place.pincode && place.pincode <= to
}
