/** A variant at a place, as one key of a map. */
export const placeKey = ({ variant, location }: { variant: string; location: string }): string =>
  `${variant} ${location}`
