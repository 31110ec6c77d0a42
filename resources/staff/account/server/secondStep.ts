import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import { readProfile } from '../../../../server/auth/profile.ts'
import { provePassword } from '../../../../server/auth/provePassword.ts'
import { renewRecoveryCodes } from '../../../../server/auth/recoveryCodes.ts'
import {
  beginSecondStep,
  confirmSecondStep,
  enrolmentSchema,
  readSecondStep,
  removeSecondStep,
  secondStepSchema,
} from '../../../../server/auth/secondStep.ts'
import { endSessionsOf } from '../../../../server/auth/sessions.ts'
import type { Context } from '../../../../server/context.ts'
import { inTransaction } from '../../../../server/records/work.ts'
import type { Work } from '../../../../server/records/workTypes.ts'
import { fixedRoute } from '../../../../server/routes/fixedRoute.ts'
import { codeSchema, passwordSchema } from '../../../../src/derive/credentials.ts'
import { type AccountEvent, notifyAccount } from '../../../messages/notification/server/notifyAccount.ts'
import { settingsOfShop } from '../../../shared/settings/server/readSettings.ts'
import { noteSecondStep } from '../../subAdmin/server/noteOwn.ts'

const own = { tag: 'sign-in', config: { access: 'signed-in', beforeStep: true } } as const

const proof = passwordSchema.meta({ id: 'Password' })

const codes = z.object({ recoveryCodes: z.array(z.string()) })

/** The second step of one's own sign-in: the code of an authenticator app. What weakens it needs the present password. */
export async function secondStepRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { database, settings } = context

  /** Answers whose account it is, once the password has shown that it is still them. */
  const proven = async ({ actor, body, ip }: FastifyRequest<{ Body: z.output<typeof proof> }>) => {
    const profile = await readProfile(database, actor.id)
    await provePassword(context, profile, body.password, ip)
    return profile
  }

  const change = <T>({ actor, id }: Pick<FastifyRequest, 'actor' | 'id'>, run: (work: Work) => Promise<T>) =>
    inTransaction(context, { actor, requestId: id }, run)

  const tell = (accountId: string, key: AccountEvent['key']) =>
    notifyAccount(context, { accountId, key, values: { 'step.time': new Date().toISOString() } })

  fixedRoute(app, {
    ...own,
    route: 'GET /auth/second-step',
    id: 'secondStep',
    summary: 'Whether one’s sign-in asks for a code',
    answer: { description: 'Since when, and how many recovery codes are left.', schema: secondStepSchema },
    handler: ({ actor }) => readSecondStep(database.db, actor.id),
  })

  fixedRoute(app, {
    ...own,
    route: 'POST /auth/second-step',
    id: 'beginSecondStep',
    summary: 'Begin to set up a second step',
    description: 'Sign-in stays as it is until a code has confirmed the secret, which is told here only.',
    body: proof,
    answer: {
      description: 'The secret in base 32, and as the address that authenticator apps read from a QR code.',
      schema: enrolmentSchema,
    },
    refusals: [409],
    async handler(request) {
      const { _id, email } = await proven(request)
      const { 'branding.title': title } = await settingsOfShop(context, ['branding.title'])
      return beginSecondStep(database, settings, { id: _id, email }, title)
    },
  })

  fixedRoute(app, {
    ...own,
    route: 'POST /auth/second-step/confirm',
    id: 'confirmSecondStep',
    summary: 'Turn the second step on',
    description: 'Ends all other sessions of the account.',
    body: codeSchema.meta({ id: 'Code' }),
    answer: {
      description: 'Ten codes that each sign in once without the app; told here only.',
      schema: codes,
    },
    refusals: [409],
    async handler(request) {
      const { actor, session, body } = request
      const recoveryCodes = await change(request, async (work) => {
        const codes = await confirmSecondStep(work.db, settings, actor.id, body.code)
        await noteSecondStep(work, actor.id, 'totp')
        // Those were begun with the password alone.
        await endSessionsOf(work.db, actor.id, session.id)
        return codes
      })
      await tell(actor.id, 'staff.second_step_on')
      return { recoveryCodes }
    },
  })

  fixedRoute(app, {
    ...own,
    route: 'POST /auth/second-step/recovery-codes',
    id: 'renewRecoveryCodes',
    summary: 'New recovery codes',
    description: 'The earlier ones stop working.',
    body: proof,
    answer: { description: 'Ten codes; told here only.', schema: codes },
    refusals: [409],
    async handler(request) {
      const { _id } = await proven(request)
      const recoveryCodes = await change(request, async ({ db }) => {
        if ((await readSecondStep(db, _id)).since === null) throw new ApiError('not-allowed-now')
        return renewRecoveryCodes(db, _id)
      })
      return { recoveryCodes }
    },
  })

  fixedRoute(app, {
    ...own,
    route: 'POST /auth/second-step/off',
    id: 'endSecondStep',
    summary: 'Turn the second step off',
    body: proof,
    answer: { description: 'Sign-in asks for the password only.', schema: secondStepSchema },
    async handler(request) {
      const { _id } = await proven(request)
      const isRemoved = await change(request, async (work) => {
        await noteSecondStep(work, _id, 'off')
        return removeSecondStep(work.db, _id)
      })
      if (isRemoved) await tell(_id, 'staff.second_step_off')
      return readSecondStep(database.db, _id)
    },
  })
}
