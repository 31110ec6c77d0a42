import { z } from 'zod'
import { ApiError } from '../../server/apiError.ts'
import { sendInvitation } from '../../server/areas/notification/sendInvitation.ts'
import { tellAccount } from '../../server/areas/notification/tellAccount.ts'
import { readSettings } from '../../server/areas/setting/readSettings.ts'
import { demandReach } from '../../server/areas/subAdmin/checkStaff.ts'
import { makeLink } from '../../server/auth/accountLinks.ts'
import { removeSecondStep } from '../../server/auth/secondStep.ts'
import { endSessionsOf } from '../../server/auth/sessions.ts'
import { defineOperations } from '../../server/defineOperations.ts'
import { subAdmin } from './subAdmin.ts'

export default defineOperations(subAdmin, {
  link: {
    on: 'record',
    flag: 'manage',
    summary:
      'Makes the link by which an invited person, or one who forgot, chooses a password; an earlier one ends.',
    input: z.strictObject({}),
    async run({ db, records, actor, record, at, context }) {
      await demandReach(db, actor, record)
      if (record.status !== 'invited' && record.status !== 'active') throw new ApiError('not-allowed-now')
      const hours = await readSettings(db, ['security.inviteHours', 'security.resetHours'])
      const valid = hours[record.status === 'invited' ? 'security.inviteHours' : 'security.resetHours']
      const until = new Date(Date.parse(at) + valid * 3_600_000).toISOString()
      const token = await makeLink(db, record.id, until)
      await records.update(subAdmin, record.id, { invitedUntil: until })
      if (record.status === 'invited')
        await sendInvitation({ db, records }, context.settings, record.id, token, until)
      // Behind the #, so that no server on the way writes it down.
      return { path: `/auth/invitation#${token}`, until }
    },
  },
  signOut: {
    on: 'record',
    flag: 'manage',
    summary: 'Ends all sessions of a member of staff.',
    input: z.strictObject({}),
    async run({ db, actor, record }) {
      await demandReach(db, actor, record)
      await endSessionsOf(db, record.id)
      return {}
    },
  },
  resetSecondStep: {
    on: 'record',
    flag: 'resetSecondStep',
    summary:
      'Takes the second step of a colleague’s sign-in away, whose telephone and recovery codes are gone; they set up another.',
    input: z.strictObject({}),
    async run({ db, records, actor, record, at, after }) {
      await demandReach(db, actor, record)
      // One’s own needs the password, which one’s account asks for.
      if (record.id === actor.id) throw new ApiError('not-allowed-now')
      if (!(await removeSecondStep(db, record.id))) throw new ApiError('not-allowed-now')
      await records.write(subAdmin, record.id, { secondStep: 'off' })
      after((context) =>
        tellAccount(context, {
          ...{ accountId: record.id, key: 'staff.second_step_reset' },
          values: { 'step.time': at, 'step.resetBy': actor.name },
        }),
      )
      return {}
    },
  },
})
