/** Parts of an address on one line, as it is written on a parcel: by the ways of its country, whoever reads it. */
export const onOneLine = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(', ')
