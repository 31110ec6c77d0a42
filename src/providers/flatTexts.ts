/** Texts by their whole key: `resources.pages/brand.fields.name`. */
export type FlatTexts = ReadonlyMap<string, string>

/** Nested texts by their whole key; a name inside may have dots of its own (`fields` › `variants.sku`). */
export function flatTexts(nested: object, prefix = ''): Map<string, string> {
  const found = new Map<string, string>()
  for (const [name, value] of Object.entries(nested)) {
    if (typeof value === 'string') found.set(prefix + name, value)
    else for (const entry of flatTexts(value as object, `${prefix}${name}.`)) found.set(...entry)
  }
  return found
}
