import type { FastifyInstance } from 'fastify'
import { proofSchema } from '../../src/derive/account.ts'
import { getAccount } from '../auth/accounts.ts'
import { provePassword } from '../auth/provePassword.ts'
import { noteProof } from '../auth/sessions.ts'
import type { Context } from '../context.ts'
import { empty, fixedRoute } from './fixedRoute.ts'

/** A person who is signed in shows that it is still them, before something that asks for it (`password-needed`). */
export async function proveRoutes(app: FastifyInstance, context: Context): Promise<void> {
  fixedRoute(app, {
    tag: 'sign-in',
    config: { access: 'signed-in', beforeStep: true },
    route: 'POST /auth/prove',
    id: 'prove',
    summary: 'Give one’s password again',
    description:
      'Changes that open doors are refused with `password-needed` ten minutes after the password was last given.',
    body: proofSchema.meta({ id: 'Proof' }),
    example: { password: 'atelier-demo' },
    answer: { description: 'It is right.', schema: empty },
    async handler({ actor, session, body, ip }) {
      const account = await getAccount(context.database, actor.id)
      await provePassword(context, { _id: actor.id, email: account?.email ?? '' }, body.password, ip)
      await noteProof(context.database.db, session.id)
      return {}
    },
  })
}
