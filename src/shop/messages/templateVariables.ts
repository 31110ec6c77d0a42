import { commonVariables, eventKeys, variablesOf } from './eventKeys.ts'
import type { Variable } from './variable.ts'

/** What a template may use: what its event brings; an order's facts in documents; the bare minimum in canned replies and broadcasts. */
export function templateVariables(kind: string, key: string | null | undefined): readonly Variable[] {
  if (kind === 'message') return variablesOf(key)
  if (kind === 'document') return variablesOf('shipment.dispatched')
  if (kind === 'broadcast') return commonVariables
  const ticket = eventKeys['message.replied']?.variables.filter(({ name }) => name !== 'message.reply')
  return ticket ?? commonVariables
}
