import { sql } from 'kysely'
import { ApiError } from '../../../../server/apiError.ts'
import type { OpenChange } from '../../../../server/context.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { refused } from '../../../../server/refused.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { type FieldProblem, problemAt } from '../../../../src/derive/problems.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import { demandAnotherPerson } from '../../approval/server/anotherPerson.ts'
import { broadcast } from '../broadcast.ts'
import { reachOf } from './audience.ts'
import { notifyApprovers, notifyAuthor } from './notifyDecision.ts'
import { wordingProblems } from './wording.ts'

type Broadcast = RecordOf<typeof broadcast>

/** To how many a broadcast may go without a second person. */
export async function recipientLimit(db: Db): Promise<number> {
  const limit = 'approvals.broadcastRecipients'
  return (await readSettings(db, [limit]))[limit]
}

/**
 * What a broadcast is checked for: its words whenever it is written, and more when it is to go out. Whoever submitted it does not
 * approve it.
 * @throws ApiError `invalid`
 */
export async function settleBroadcast(
  change: OpenChange<Broadcast>,
): Promise<Partial<Broadcast> | undefined> {
  const { record, action, actor } = change
  const isOn = (await readSettings(change.db, ['flags.broadcasts']))['flags.broadcasts'] !== false
  if (!isOn && (action === 'submit' || action === 'approve'))
    throw refused<Broadcast>('status', 'broadcasts-off')
  if (action === 'approve') {
    await demandAnotherPerson<Broadcast>(change.db, 'approvedBy', record.submittedBy, actor)
    return { approvedBy: await staffOf(change.db, actor.id) }
  }
  if (record.status !== 'draft' && action !== 'submit') return undefined
  const problems = await wordingProblems(change.db, record)
  if (action === 'submit') problems.push(...demands(record))
  if (problems.length > 0) throw new ApiError('invalid', { problems })
  return action === 'submit' ? submitted(change) : undefined
}

function demands({ texts, channel, sendAt }: Broadcast): FieldProblem[] {
  return [
    ...(texts.length === 0 ? [problemAt<Broadcast>('texts', 'required')] : []),
    ...texts.flatMap(({ subject }, index) =>
      channel === 'email' && !subject?.trim()
        ? [problemAt<Broadcast>(`texts.${index}.subject`, 'required')]
        : [],
    ),
    // Each SMS and WhatsApp message needs a registration of its own, which broadcasts have no place for.
    ...(channel === 'email' ? [] : [problemAt<Broadcast>('channel', 'broadcast-by-mail')]),
    ...(sendAt && sendAt <= new Date().toISOString()
      ? [problemAt<Broadcast>('sendAt', 'not-in-future')]
      : []),
  ]
}

async function submitted({ db, record, actor }: OpenChange<Broadcast>): Promise<Partial<Broadcast>> {
  const { members, reachable } = await reachOf(db, record)
  if (reachable === 0) throw refused<Broadcast>('groups', 'nobody-reached')
  const submittedBy = await staffOf(db, actor.id)
  return { submittedBy, approvedBy: null, audienceCount: members, reachableCount: reachable }
}

/**
 * What follows a step: a broadcast that was just submitted goes where it reaches no more than one person may decide on, else those are
 * told who may; and its author is told what they decided.
 */
export async function followStep(change: OpenChange<Broadcast>): Promise<void> {
  const { db, record, records, action } = change
  if (action === 'approve') await notifyAuthor(change, 'broadcast.approved', record)
  if (action === 'decline') await notifyAuthor(change, 'broadcast.declined', record)
  if (action === 'hold') await notifyApprovers(change, record)
  if (action !== 'submit') return
  if ((record.reachableCount ?? 0) > (await recipientLimit(db))) await notifyApprovers(change, record)
  else await records.transition(broadcast, record.id, 'release')
}

/** The record of a member of staff; whoever has none leaves no name. */
async function staffOf(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM sub_admin WHERE id::text = ${id}`.execute(db)
  return rows[0]?.id ?? null
}
