/**
 * What a lower part of the house needs of a higher one and must not import: it declares the port, the higher part has the function, and
 * `start/handIn.ts` hands it in. So all such connections are read in one file.
 */
export interface Port<F> {
  /** What was handed in. Throws where nothing was. */
  readonly ask: F
  readonly handIn: (given: F) => void
}

export function port<F>(name: string): Port<F> {
  let handed: F | undefined
  return {
    get ask(): F {
      if (handed === undefined)
        throw new Error(
          `Nothing was handed in for '${name}'. A function was expected before the server starts. Hand it in (start/handIn.ts).`,
        )
      return handed
    },
    handIn(given) {
      handed = given
    },
  }
}
