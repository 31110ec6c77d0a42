/**
 * Parts of an address on one line, as it is written on a parcel: by the ways of its country, whoever reads it. A city that names its
 * district is said once.
 */
export const onOneLine = (parts: readonly (string | undefined)[]): string =>
  parts
    .filter(Boolean)
    .filter((part, index, said) => part !== said[index - 1])
    .join(', ')
