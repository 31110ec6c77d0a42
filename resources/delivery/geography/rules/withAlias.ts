/** Another name of a place, as a row of its `aliases`. */
export interface Alias {
  readonly id?: string
  readonly name: string
}

/** The aliases of a place with further old names, each once and none like its own name; letter case does not count. */
export function withAlias(name: string, aliases: readonly Alias[], ...added: readonly string[]): Alias[] {
  const known = new Set([name, ...aliases.map((alias) => alias.name)].map((one) => one.toLowerCase()))
  const result = [...aliases]
  for (const text of added) {
    if (known.has(text.toLowerCase())) continue
    known.add(text.toLowerCase())
    result.push({ name: text })
  }
  return result
}
