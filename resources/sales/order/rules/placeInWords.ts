/** What everybody may know of where an order goes: its city and state. The rest of an address is personal data, the pincode too. */
export const placeInWords = ({ city, state }: { readonly city: string; readonly state: string }): string =>
  `${city}, ${state}`
