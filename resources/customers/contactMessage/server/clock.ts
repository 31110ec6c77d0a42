import type { Tx } from '../../../../server/database/schema.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import { readWorkingTime } from '../../../shared/settings/server/readWorkingTime.ts'
import { afterWorkingHours } from '../../../shared/work/rules/afterWorkingHours.ts'
import type { contactMessage } from '../contactMessage.ts'

type Message = RecordOf<typeof contactMessage>

/** What the law gives a grievance: 48 hours to acknowledge it, a month to settle it (areas, 19), by day and by night. */
const grievance = { first: 48, resolve: 30 * 24 }

/** How much of the usual hours a message has by its priority. A grievance has those of the law, whatever its priority. */
const shareOfHours: Readonly<Record<Message['priority'], number>> = {
  urgent: 1 / 4,
  high: 1 / 2,
  normal: 1,
  low: 2,
}

/** Until when a message that came at a time must be answered and settled. */
export async function duesOf(
  db: Tx,
  { type, priority }: Pick<Message, 'type' | 'priority'>,
  from: string,
): Promise<Pick<Message, 'firstResponseDue' | 'resolveDue'>> {
  const isGrievance = type === 'grievance'
  const hours = isGrievance ? grievance : await hoursOf(db, priority)
  const working = isGrievance ? undefined : await readWorkingTime(db)
  return {
    firstResponseDue: afterWorkingHours(from, hours.first, working),
    resolveDue: afterWorkingHours(from, hours.resolve, working),
  }
}

/** What is owed next, and until when: nothing while the customer has the word, or when all is said. */
export function dueAt(
  message: Pick<Message, 'status' | 'firstResponseAt' | 'firstResponseDue' | 'resolveDue'>,
): string | null {
  if (message.status !== 'new' && message.status !== 'open') return null
  return message.firstResponseAt ? message.resolveDue : message.firstResponseDue
}

async function hoursOf(db: Tx, priority: Message['priority']) {
  const settings = await readSettings(db, ['work.firstAnswerHours', 'work.resolveHours'])
  const share = shareOfHours[priority]
  return { first: settings['work.firstAnswerHours'] * share, resolve: settings['work.resolveHours'] * share }
}
