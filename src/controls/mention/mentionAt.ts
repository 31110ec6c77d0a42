/** Somebody whom a text names with an `@`. */
export interface Person {
  readonly id: string
  readonly name: string
}

/** A name that is being typed: where its `@` stands, and what follows it so far. */
export interface Typed {
  readonly start: number
  readonly query: string
}

/** The name that ends at the caret; none in an address of mail, and none behind a name that is there already. */
export function mentionAt(text: string, caret: number, known: readonly Person[]): Typed | undefined {
  const found = /(?:^|\s)@([^@\n]{0,40})$/.exec(text.slice(0, caret))
  const query = found?.[1]
  if (query === undefined || known.some(({ name }) => query.startsWith(name))) return undefined
  return { start: caret - query.length - 1, query }
}

/** Those of the people whom the text still names. */
export const stillNamed = (text: string, people: readonly Person[]): Person[] =>
  people.filter(({ name }) => text.includes(`@${name}`))
