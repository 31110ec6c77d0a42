import type { Actor } from '../../../../server/actor.ts'
import { ApiError } from '../../../../server/apiError.ts'
import type { OpenChange } from '../../../../server/context.ts'
import type { Db, Tx } from '../../../../server/database/schema.ts'
import type { Records } from '../../../../server/records.ts'
import { ownOf, type RecordOf } from '../../../../src/core/index.ts'
import { asksConfirmation, isSameValue, type Settings } from '../../../../src/settings/defineSettings.ts'
import { deciders, demandAnotherPerson } from '../../../messages/approval/server/anotherPerson.ts'
import { notify } from '../../../messages/notification/server/notify.ts'
import { staffRecipient } from '../../../messages/notification/server/staffRecipients.ts'
import { configSettings } from '../../../shared/settings/rules/configSettings.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import { configSetting } from '../../configSetting/configSetting.ts'

type ConfigSetting = RecordOf<typeof configSetting>

interface Deciding {
  readonly db: Tx
  readonly records: Records
  readonly actor: Actor
}

const none = { proposed: null, proposedAt: null, proposedBy: null, proposedByName: null }

/** Whether another value of a setting waits for a second person; most of what is still as delivered is set up by one. */
export async function needsAnotherPerson(
  db: Db,
  { key, value }: Pick<ConfigSetting, 'key' | 'value'>,
): Promise<boolean> {
  const setting = ownOf(configSettings as Settings, key)
  if (!asksConfirmation(setting, value)) return false
  const { 'approvals.settings': isAsked } = await readSettings(db, ['approvals.settings'])
  return isAsked !== false
}

/** @throws ApiError `confirmation-needed` where a person changes what is guarded and has not typed its key */
function demandConfirmation({ key, value }: ConfigSetting, { confirmed }: Actor): void {
  if (key === null || confirmed === undefined || confirmed.includes(key)) return
  const setting = ownOf(configSettings as Settings, key)
  if (asksConfirmation(setting, value)) throw new ApiError('confirmation-needed', { values: { key } })
}

/** What is stored of a change of `value`: the change itself, or what was there before and the change as a proposal. */
export async function proposeOrSet(
  { db, previous, action, actor, at }: OpenChange<ConfigSetting>,
  value: unknown,
): Promise<Partial<ConfigSetting>> {
  const isSame = isSameValue(previous?.value, value)
  if (previous && action === 'update' && !isSame) demandConfirmation(previous, actor)
  if (!previous || action !== 'update' || isSame || !(await needsAnotherPerson(db, previous)))
    return { value: value as ConfigSetting['value'] }
  return {
    value: previous.value,
    proposed: value as ConfigSetting['proposed'],
    proposedAt: at,
    proposedBy: actor.id,
    proposedByName: actor.name.slice(0, 120),
  }
}

/** Tells those who may decide that a change waits for one of them. */
export async function notifyDeciders({
  db,
  records,
  record,
  previous,
}: OpenChange<ConfigSetting>): Promise<void> {
  if (record.proposedAt === null || record.proposedAt === previous?.proposedAt) return
  const to = await deciders(db, configSetting.name, record.proposedBy)
  if (to.length > 0) await notify({ db, records }, 'setting.waiting', { to, ...factsOf(record) })
}

/**
 * Lets a proposed change go, or takes it back: its author may withdraw it, anybody else who may approve accepts or declines.
 * @throws ApiError `not-allowed-now` where nothing is proposed, `invalid` where the author decides
 */
export async function decide(
  work: Deciding,
  record: ConfigSetting,
  decision: 'approve' | 'decline' | 'withdraw',
): Promise<ConfigSetting> {
  const { db, records, actor } = work
  if (record.proposedAt === null) throw new ApiError('not-allowed-now')
  if (decision !== 'withdraw')
    await demandAnotherPerson<typeof configSetting>(db, 'proposed', record.proposedBy, actor)
  else if (record.proposedBy !== actor.id) throw new ApiError('not-allowed-now')
  const value = decision === 'approve' ? record.proposed : record.value
  const stored = await records.write(configSetting, record.id, { ...none, value }, decision)
  const author = record.proposedBy && (await staffRecipient(db, record.proposedBy))
  if (author && decision !== 'withdraw') {
    const { values, about } = factsOf(record)
    await notify({ db, records }, decision === 'approve' ? 'setting.approved' : 'setting.declined', {
      to: [author],
      about,
      values: { ...values, 'setting.decidedBy': actor.name },
    })
  }
  return stored
}

const factsOf = ({ id, key, proposedByName }: ConfigSetting) => ({
  values: { 'setting.key': key ?? '', 'setting.author': proposedByName ?? '–' },
  about: { area: configSetting.name, id, name: key ?? '' },
})
