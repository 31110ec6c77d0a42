import type { openReturnStates } from './names.ts'

/** What was sent back is with the customer; nobody owes anything. */
type OpenState = Exclude<(typeof openReturnStates)[number], 'sentBack'>

/** Hours until the next step is owed, by the state a return is in (areas, 23: age and SLA). */
const hoursFor: Readonly<Record<OpenState, number>> = {
  requested: 24,
  approved: 72,
  pickupScheduled: 48,
  pickedUp: 168,
  received: 48,
  inspected: 48,
}

/** When the next step of a return is owed that comes into a state at a time (both ISO); null where nothing is owed any more. */
export function dueOf(status: string, at: string): string | null {
  const hours = (hoursFor as Readonly<Record<string, number>>)[status]
  return hours === undefined ? null : new Date(Date.parse(at) + hours * 3_600_000).toISOString()
}
