import type { Actor } from '../../server/actor.ts'
import type { Duty } from '../staff.ts'
import type { Told } from './told.ts'

/** Whose work a step is, by the area and the step; what is not named the product does by itself. */
const duties: Readonly<Record<string, Duty>> = {
  'order process': 'warehouse',
  'shipment pack': 'warehouse',
  'shipment handOver': 'warehouse',
  'shipment receiveBack': 'warehouse',
  'shipment lose': 'desk',
  'invoice create': 'warehouse',
  'orderReturn approve': 'support',
  'orderReturn reject': 'support',
  'orderReturn schedulePickup': 'support',
  'orderReturn receive': 'warehouse',
  'orderReturn inspect': 'warehouse',
  'orderReturn sendBack': 'warehouse',
  'orderReturn close': 'support',
}

/** A step of a record of an order, and what of the record decides whose it was. */
export interface DoneStep {
  readonly area: string
  readonly action: string
  readonly at: number
  readonly values: Readonly<Record<string, unknown>>
}

/** Who took a step: customers, gateways and couriers stand behind what the product did by itself. */
export const authorOf = (told: Told, step: DoneStep): Actor => told.facts.staff(dutyOf(told, step), step.at)

function dutyOf({ story }: Told, { area, action, values }: DoneStep): Duty | undefined {
  const name = `${area} ${action}`
  // Cash is promised on the telephone; what is paid confirms itself.
  if (name === 'order confirm') return story.method === 'cod' || story.exchanges ? 'desk' : undefined
  if (name === 'order create') return story.exchanges ? 'support' : undefined
  if (name === 'order cancel') return story.cancel?.by === 'staff' ? 'desk' : undefined
  if (name === 'invoice create' && values.kind === 'creditNote') return undefined
  if (name === 'orderReturn create') return values.source === 'rto' ? 'warehouse' : undefined
  if (area === 'refund') return dutyOfRefund(story, action, values)
  return duties[name]
}

/** Gateways send back what staff decided; a transfer somebody makes. */
function dutyOfRefund(
  { cancel }: Told['story'],
  action: string,
  values: DoneStep['values'],
): Duty | undefined {
  if (action === 'process') return values.destination === 'bankOrUpi' ? 'finance' : undefined
  if (values.source === 'cancellation') return cancel?.by === 'staff' ? 'desk' : undefined
  return values.source === 'goodwill' ? 'desk' : 'support'
}
