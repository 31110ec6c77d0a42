import type { AsidePart, Quantities, StockPart } from './quantities.ts'

/** What a movement of the ledger is called (areas, S3). */
export const moveKinds = [
  'expected',
  'received',
  'reserved',
  'committed',
  'released',
  'shipped',
  'returned',
  'adjusted',
  'setAside',
  'transferred',
  'writtenOff',
] as const

export type MoveKind = (typeof moveKinds)[number]

/** Why staff changed a level by hand. */
export const moveReasons = [
  'count',
  'found',
  'lost',
  'damaged',
  'theft',
  'sample',
  'supplier',
  'correction',
  'other',
] as const

/** Why a line of the ledger was written: one of these, or that an earlier line was undone. */
export const ledgerReasons = [...moveReasons, 'undone'] as const

export type MoveReason = (typeof ledgerReasons)[number]

/** A movement before it is booked: its kind, the number people read, and what it adds to each part of the level. */
export interface Move {
  readonly kind: MoveKind
  readonly quantity: number
  readonly changes: Readonly<Partial<Record<StockPart, number>>>
}

/** Where returned goods go: back on the shelf, to quality control, or to the broken ones. */
export type ReturnTo = 'sellable' | 'qc' | 'damaged'

/**
 * All that can happen to a level, with the number of pieces (1 or more; `adjust` and `expect` may be negative). The table:
 * expect incoming ±q · receive on hand +q · arrive on hand +q, incoming −q · reserve reserved +q · endReservation reserved −q ·
 * commit committed +q · commitReserved committed +q, reserved −q · release committed −q · ship on hand −q, committed −q ·
 * takeBack on hand +q (and that part +q) · adjust on hand ±q · setAside / putBack that part ±q · writeOff on hand −q (and that
 * part −q) · sendAway on hand −q · lose incoming −q · undo what a booking by hand did, the other way round.
 */
export const moves = {
  expect: (q: number) => move('expected', q, { incoming: q }),
  receive: (q: number) => move('received', q, { onHand: q }),
  arrive: (q: number) => move('received', q, { onHand: q, incoming: -q }),
  reserve: (q: number) => move('reserved', q, { reserved: q }),
  endReservation: (q: number) => move('released', -q, { reserved: -q }),
  commit: (q: number) => move('committed', q, { committed: q }),
  commitReserved: (q: number) => move('committed', q, { committed: q, reserved: -q }),
  release: (q: number) => move('released', -q, { committed: -q }),
  ship: (q: number) => move('shipped', -q, { onHand: -q, committed: -q }),
  takeBack: (q: number, to: ReturnTo = 'sellable') =>
    move('returned', q, to === 'sellable' ? { onHand: q } : { onHand: q, [to]: q }),
  adjust: (q: number) => move('adjusted', q, { onHand: q }),
  setAside: (q: number, part: AsidePart) => move('setAside', q, { [part]: q }),
  putBack: (q: number, part: AsidePart) => move('setAside', -q, { [part]: -q }),
  writeOff: (q: number, part?: AsidePart) =>
    move('writtenOff', -q, part ? { onHand: -q, [part]: -q } : { onHand: -q }),
  sendAway: (q: number) => move('transferred', -q, { onHand: -q }),
  arriveFromTransfer: (q: number) => move('transferred', q, { onHand: q, incoming: -q }),
  lose: (q: number) => move('writtenOff', -q, { incoming: -q }),
  undo: ({ kind, quantity, changes }: Move) =>
    move(
      kind === 'expected' || kind === 'setAside' ? kind : 'adjusted',
      -quantity,
      Object.fromEntries(Object.entries(changes).map(([part, change]) => [part, -change])),
    ),
} as const

/** The quantities after a movement. */
export function after(quantities: Quantities, { changes }: Pick<Move, 'changes'>): Quantities {
  const result: Record<string, number> = { ...quantities }
  for (const [part, change] of Object.entries(changes)) result[part] = (result[part] ?? 0) + change
  return result as Quantities
}

function move(kind: MoveKind, quantity: number, changes: Move['changes']): Move {
  return { kind, quantity, changes }
}
