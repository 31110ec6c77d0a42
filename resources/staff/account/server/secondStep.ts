import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../../../../server/apiError.ts'
import { readProfile } from '../../../../server/auth/profile.ts'
import { provePassword } from '../../../../server/auth/provePassword.ts'
import { renewRecoveryCodes } from '../../../../server/auth/recoveryCodes.ts'
import {
  beginSecondStep,
  confirmSecondStep,
  readSecondStep,
  removeSecondStep,
} from '../../../../server/auth/secondStep.ts'
import { endSessionsOf } from '../../../../server/auth/sessions.ts'
import type { Context } from '../../../../server/context.ts'
import { inTransaction } from '../../../../server/records/work.ts'
import type { Work } from '../../../../server/records/workTypes.ts'
import { readBody, readNoQuery } from '../../../../server/requests/read.ts'
import { codeSchema, passwordSchema } from '../../../../src/derive/credentials.ts'
import { type AccountEvent, tellAccount } from '../../../messages/notification/server/tellAccount.ts'
import { settingsOfShop } from '../../../shared/settings/server/readSettings.ts'
import { noteSecondStep } from '../../subAdmin/server/noteSecondStep.ts'

const own = { config: { access: 'signed-in', beforeStep: true } } as const

/** The second step of one's own sign-in: the code of an authenticator app. What weakens it needs the present password. */
export async function secondStepRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { database, settings } = context

  /** Answers whose account it is, once the password has shown that it is still them. */
  const proven = async ({ actor, body, ip }: FastifyRequest) => {
    const profile = await readProfile(database, actor.id)
    await provePassword(context, profile, readBody(passwordSchema, body).password, ip)
    return profile
  }

  const change = <T>({ actor, id }: FastifyRequest, run: (work: Work) => Promise<T>) =>
    inTransaction(context, { actor, requestId: id }, run)

  const tell = (accountId: string, key: AccountEvent['key']) =>
    tellAccount(context, { accountId, key, values: { 'step.time': new Date().toISOString() } })

  app.get('/auth/second-step', own, async ({ actor, query }) => {
    readNoQuery(query)
    return readSecondStep(database.db, actor.id)
  })

  app.post('/auth/second-step', own, async (request) => {
    const { _id, email } = await proven(request)
    const { 'branding.title': title } = await settingsOfShop(context, ['branding.title'])
    return beginSecondStep(database, settings, { id: _id, email }, title)
  })

  app.post('/auth/second-step/confirm', own, async (request) => {
    const { code } = readBody(codeSchema, request.body)
    const { actor, session } = request
    const recoveryCodes = await change(request, async (work) => {
      const codes = await confirmSecondStep(work.db, settings, actor.id, code)
      await noteSecondStep(work, actor.id, 'totp')
      // Those were begun with the password alone.
      await endSessionsOf(work.db, actor.id, session.id)
      return codes
    })
    await tell(actor.id, 'staff.second_step_on')
    return { recoveryCodes }
  })

  app.post('/auth/second-step/recovery-codes', own, async (request) => {
    const { _id } = await proven(request)
    const recoveryCodes = await change(request, async ({ db }) => {
      if ((await readSecondStep(db, _id)).since === null) throw new ApiError('not-allowed-now')
      return renewRecoveryCodes(db, _id)
    })
    return { recoveryCodes }
  })

  app.post('/auth/second-step/off', own, async (request) => {
    const { _id } = await proven(request)
    const isRemoved = await change(request, async (work) => {
      await noteSecondStep(work, _id, 'off')
      return removeSecondStep(work.db, _id)
    })
    if (isRemoved) await tell(_id, 'staff.second_step_off')
    return readSecondStep(database.db, _id)
  })
}
