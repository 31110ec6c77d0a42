/** The last day on which something of these lines may come back; undefined where that is over, or nothing may. */
export const returnsUntil = (
  lines: readonly { readonly returnableUntil: string | null }[],
  today: string,
): string | undefined =>
  lines
    .flatMap(({ returnableUntil }) => returnableUntil ?? [])
    .filter((day) => day >= today)
    .sort()
    .at(-1)
