/** Somebody whom a text names with an `@`, or something that it names with another sign. */
export interface Person {
  readonly id: string
  readonly name: string
  /** More about them, beside the name in the list. */
  readonly hint?: string
}

/** A name that is being typed: where its sign stands, and what follows it so far. */
export interface Typed {
  readonly start: number
  readonly query: string
}

/** What begins a name. */
export type Sign = '@' | '#'

const patterns: Readonly<Record<Sign, RegExp>> = {
  '@': /(?:^|\s)@([^@\n]{0,40})$/,
  '#': /(?:^|\s)#([^#\n]{0,40})$/,
}

/** The name that ends at the caret; none in an address of mail, and none behind a name that is there already. */
export function mentionAt(
  text: string,
  caret: number,
  known: readonly Person[],
  sign: Sign = '@',
): Typed | undefined {
  const found = patterns[sign].exec(text.slice(0, caret))
  const query = found?.[1]
  if (query === undefined || known.some(({ name }) => query.startsWith(name))) return undefined
  return { start: caret - query.length - 1, query }
}

/** Those of the people whom the text still names. */
export const stillNamed = (text: string, people: readonly Person[], sign: Sign = '@'): Person[] =>
  people.filter(({ name }) => text.includes(`${sign}${name}`))
