import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { findLinked, followLink } from '../../../../server/auth/accountLinks.ts'
import { countAttempt, forgiveAttempt } from '../../../../server/auth/throttle.ts'
import type { Context } from '../../../../server/context.ts'
import { inTransaction } from '../../../../server/records/work.ts'
import { fixedRoute } from '../../../../server/routes/fixedRoute.ts'
import { systemActor } from '../../../../server/systemActor.ts'
import { invitationSchema } from '../../../../src/derive/credentials.ts'
import { settingsOfShop } from '../../../shared/settings/server/readSettings.ts'
import { subAdmin } from '../subAdmin.ts'

/** Following an invitation, or the link for whoever forgot their password: first whose it is, then the new password. */
export async function invitationRoutes(app: FastifyInstance, context: Context): Promise<void> {
  fixedRoute(app, {
    tag: 'sign-in',
    config: { access: 'public', forStaff: true },
    route: 'POST /auth/invitation',
    id: 'invitation',
    summary: 'Follow an invitation',
    description:
      'The token alone answers whose it is; with a password it is used up, and that person can sign in with the password.',
    body: invitationSchema.meta({ id: 'Invitation' }),
    answer: {
      description: 'Whose invitation it is.',
      schema: z.object({ name: z.string(), email: z.string(), passwordLength: z.int().min(0) }),
    },
    refusals: [404],
    async handler(request) {
      const { token, password } = request.body
      const visitor = `link ${request.ip}`
      const { 'security.passwordLength': least } = await settingsOfShop(context, ['security.passwordLength'])
      await countAttempt(context, visitor, request.ip)
      if (password === undefined) {
        const { name, email } = await findLinked(context.database.db, token)
        await forgiveAttempt(context.database, visitor, request.ip)
        return { name, email, passwordLength: least }
      }
      const owner = await inTransaction(
        context,
        { actor: systemActor, requestId: request.id },
        async (work) => {
          const { id, name, email } = await followLink(work.db, token, password, least)
          if (context.registry[subAdmin.name]) {
            const record = await work.records.read(subAdmin, id)
            if (record?.status === 'invited') await work.records.transition(subAdmin, id, 'accept')
          }
          return { name, email, passwordLength: least }
        },
      )
      await forgiveAttempt(context.database, visitor, request.ip)
      return owner
    },
  })
}
