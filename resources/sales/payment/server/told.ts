import type { Gateway } from '../rules/gateways.ts'
import type { GatewayEvent } from './eventSchema.ts'

/** An event that was believed, of the gateway that told it, and how it came. */
export interface Told {
  readonly gateway: Gateway
  readonly event: GatewayEvent
  readonly raw: unknown
}
