/** A property of a part, as its own file declares it; what it is for is said in English there. */
export interface PartProperty {
  readonly name: string
  readonly type: string
  readonly isOptional: boolean
  readonly meaning: string
}

/** A part of the product that a demonstration shows, with all that it can be given. */
export interface ShownPart {
  readonly name: string
  readonly properties: readonly PartProperty[]
  /** The types of other files whose properties it takes as well. */
  readonly also: readonly string[]
}
