import type { RecordOf } from '../../../../src/core/index.ts'
import type { contactMessage } from '../contactMessage.ts'

type State = RecordOf<typeof contactMessage>['status']

/** As help desks call how far a ticket is; what is settled there is closed here, where it would only wait to be closed. */
const states = new Map<string, State>([
  ['new', 'new'],
  ['pending', 'waitingOnCustomer'],
  ['waiting on customer', 'waitingOnCustomer'],
  ['solved', 'closed'],
  ['resolved', 'closed'],
  ['closed', 'closed'],
  ['spam', 'spam'],
])

/** How far a ticket of another system is. A state of the shop's own there may mean anything: somebody has to look. */
export const ticketState = (text: string): State => states.get(text.trim().toLowerCase()) ?? 'open'
