import { z } from 'zod'
import { ApiError } from '../../../server/apiError.ts'
import { makeLink } from '../../../server/auth/accountLinks.ts'
import { removeSecondStep } from '../../../server/auth/secondStep.ts'
import { endSessionsOf } from '../../../server/auth/sessions.ts'
import { defineOperations } from '../../../server/defineOperations.ts'
import { refused } from '../../../server/refused.ts'
import { notifyAccount } from '../../messages/notification/server/notifyAccount.ts'
import { sendPasswordLink } from '../../messages/notification/server/sendPasswordLink.ts'
import { readSettings } from '../../shared/settings/server/readSettings.ts'
import { demandReach } from './server/checkStaff.ts'
import { subAdmin } from './subAdmin.ts'

export default defineOperations(subAdmin, {
  link: {
    on: 'record',
    adds: true,
    isSecret: true,
    flag: 'manage',
    summary:
      'Makes the link by which an invited person, or one who forgot, chooses a password, and sends it to their address; an earlier one ends. Only administrators are shown it.',
    input: z.strictObject({}),
    async run({ db, records, actor, record, at, context }) {
      await demandReach(db, actor, record)
      if (record.status !== 'invited' && record.status !== 'active') throw new ApiError('not-allowed-now')
      const hours = await readSettings(db, ['security.inviteHours', 'security.resetHours'])
      const valid = hours[record.status === 'invited' ? 'security.inviteHours' : 'security.resetHours']
      const until = new Date(Date.parse(at) + valid * 3_600_000).toISOString()
      const token = await makeLink(db, record.id, until)
      await records.update(subAdmin, record.id, { invitedUntil: until })
      const isSent = await sendPasswordLink({ db, records }, context.settings, {
        accountId: record.id,
        key: record.status === 'invited' ? 'staff.invited' : 'staff.password_link',
        token,
        until,
      })
      // Whoever has the link is that person: it is shown to nobody who may not do all that they may.
      if (actor.type !== 'ADMIN') {
        if (!isSent) throw refused<typeof subAdmin>('email', 'link-not-sent')
        return { until, isSent }
      }
      // Behind the #, so that no server on the way writes it down.
      return { path: `/auth/invitation#${token}`, until, isSent }
    },
  },
  signOut: {
    on: 'record',
    adds: true,
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
        notifyAccount(context, {
          accountId: record.id,
          key: 'staff.second_step_reset',
          values: { 'step.time': at, 'step.resetBy': actor.name },
        }),
      )
      return {}
    },
  },
})
