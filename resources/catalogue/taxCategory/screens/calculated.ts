import type { DeadZone } from '../rules/deadZones.ts'
import type { LineTax } from '../rules/taxOf.ts'

/** What the operation `calculate` answers. */
export interface Calculated extends LineTax {
  readonly supplyFrom: string
  readonly day: string
  readonly deadZones: readonly DeadZone[]
}
