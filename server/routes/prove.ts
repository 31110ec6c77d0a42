import type { FastifyInstance } from 'fastify'
import { proofSchema } from '../../src/derive/account.ts'
import { getAccount } from '../auth/accounts.ts'
import { provePassword } from '../auth/provePassword.ts'
import { noteProof } from '../auth/sessions.ts'
import type { Context } from '../context.ts'
import { readBody } from '../requests/read.ts'

/** A person who is signed in shows that it is still them, before something that asks for it (`password-needed`). */
export async function proveRoutes(app: FastifyInstance, context: Context): Promise<void> {
  app.post(
    '/auth/prove',
    { config: { access: 'signed-in', beforeStep: true } },
    async ({ actor, session, body, ip }) => {
      const { password } = readBody(proofSchema, body)
      const account = await getAccount(context.database, actor.id)
      await provePassword(context, { _id: actor.id, email: account?.email ?? '' }, password, ip)
      await noteProof(context.database.db, session.id)
      return {}
    },
  )
}
