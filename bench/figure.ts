/** One measured figure. An exact one (bytes, nodes, queries, instantiations) that exceeds its budget fails the bench; a ratio only tells. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly budget?: number
  /** Times and ratios vary with the machine and never fail. */
  readonly varies?: boolean
}
