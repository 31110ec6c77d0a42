import type { Cell } from '../../../../src/derive/foreignFile.ts'

/** A piece of an order in a foreign file; its first line says all of the order. */
export interface OrderLine {
  readonly cell: Cell
  /** Its place in the order, from 1. */
  readonly position: number
}

/** What is said of the whole order: once, in its first line. */
export const ofOrder =
  (read: (cell: Cell) => string): ((line: OrderLine) => string) =>
  ({ cell, position }) =>
    position === 1 ? read(cell) : ''
