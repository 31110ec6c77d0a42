import type { Resource } from '../../../../src/core/index.ts'
import type { Order } from './orderFacts.ts'

/** What the parts of the page are given. */
export interface PartProps {
  resource: Resource
  order: Order
  /** Has the order and what belongs to it read again. */
  refresh: () => void
  /** Something that can be done now, by its name. */
  find: (name: string) => { label: string; onPick: () => void } | undefined
  /** Whether this person may write into the order at all. */
  mayWrite: boolean
}
