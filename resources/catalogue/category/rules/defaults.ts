/** The fields that a category hands down to those below it and to new products, where they are empty there (areas, 7). */
export const handedDown = [
  ...(['hsnCode', 'taxCategory', 'attributeSet', 'sizeChart'] as const),
  ...(['returnable', 'returnWindowDays', 'codAllowed'] as const),
] as const

export type HandedDown = (typeof handedDown)[number]

/** A category as far as its defaults go. */
export type DefaultsOf = { readonly id: string; readonly name: string } & {
  readonly [K in HandedDown]?: unknown
}

/** A value that is handed down, and the category it comes from. */
export interface Inherited {
  readonly value: unknown
  readonly from: { readonly id: string; readonly name: string }
}

/** What a category inherits from those above it, the nearest of which comes first in `above`. */
export function inheritedDefaults(above: readonly DefaultsOf[]): Partial<Record<HandedDown, Inherited>> {
  const result: Partial<Record<HandedDown, Inherited>> = {}
  for (const name of handedDown) {
    const giver = above.find((each) => each[name] !== null && each[name] !== undefined && each[name] !== '')
    if (giver) result[name] = { value: giver[name], from: { id: giver.id, name: giver.name } }
  }
  return result
}
