/**
 * What everybody may know of where an order goes: its city and state, once where they are called alike (Chandigarh). The rest of an
 * address is personal data, the pincode too.
 */
export const placeInWords = ({ city, state }: { readonly city: string; readonly state: string }): string =>
  city === state ? city : `${city}, ${state}`

/** A parcel's destination as `placeInWords` says it, which once had the pincode between: `Bengaluru 560025, Karnataka`. */
export const placeWithoutPincode = (text: string): string => text.replace(/ [^ ,]*\d[^ ,]*, /, ', ')

/** A move from place to place without the pincodes that it once named: `Bengaluru 560025 → New Delhi 110001`. */
export const moveWithoutPincodes = (text: string): string =>
  text.replace(/^([^\d;→]+?)(?: \d{5,6})? → ([^\d;→]+?)(?: \d{5,6})?$/, '$1 → $2')
