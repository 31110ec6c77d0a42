/** What a table has under a name that came from outside; nothing under any other, also not under those that every object answers to. */
export const ownOf = <T extends object>(table: T, name: unknown): T[keyof T] | undefined =>
  typeof name === 'string' && Object.hasOwn(table, name) ? Reflect.get(table, name) : undefined
