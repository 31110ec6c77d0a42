import type { contactMessage } from '../../../resources/customers/contactMessage.ts'
import type { RecordOf } from '../../../src/core/index.ts'
import type { Tx } from '../../database/open.ts'
import { readSettings } from '../setting/readSettings.ts'

type Message = RecordOf<typeof contactMessage>

const hour = 3_600_000

/** What the law gives a grievance: 48 hours to acknowledge it, a month to settle it (areas, 19). */
const grievance = { first: 48, resolve: 30 * 24 }

/** Until when a message that came at a time must be answered and settled. */
export async function duesOf(
  db: Tx,
  type: Message['type'],
  from: string,
): Promise<Pick<Message, 'firstResponseDue' | 'resolveDue'>> {
  const hours =
    type === 'grievance'
      ? grievance
      : await readSettings(db, ['work.firstAnswerHours', 'work.resolveHours']).then((settings) => ({
          first: settings['work.firstAnswerHours'],
          resolve: settings['work.resolveHours'],
        }))
  const after = (count: number) => new Date(Date.parse(from) + count * hour).toISOString()
  return { firstResponseDue: after(hours.first), resolveDue: after(hours.resolve) }
}

/** What is owed next, and until when: nothing while the customer has the word, or when all is said. */
export function dueAt(
  message: Pick<Message, 'status' | 'firstResponseAt' | 'firstResponseDue' | 'resolveDue'>,
): string | null {
  if (message.status !== 'new' && message.status !== 'open') return null
  return message.firstResponseAt ? message.resolveDue : message.firstResponseDue
}
