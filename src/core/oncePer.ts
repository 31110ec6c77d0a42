/**
 * What follows from something that never changes, such as a descriptor or one of its fields, worked out once for each; for what is asked
 * for again with every record. Whoever is answered changes nothing in it.
 */
export function oncePer<K extends object, T>(workOut: (of: K) => T): (of: K) => T {
  const known = new WeakMap<K, { readonly answer: T }>()
  return (of) => {
    const found = known.get(of) ?? { answer: workOut(of) }
    known.set(of, found)
    return found.answer
  }
}
