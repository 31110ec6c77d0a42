import type { FastifyInstance } from 'fastify'
import { findLinked, followLink } from '../../../../server/auth/accountLinks.ts'
import { countAttempt, forgiveAttempt } from '../../../../server/auth/throttle.ts'
import type { Context } from '../../../../server/context.ts'
import { inTransaction } from '../../../../server/records/work.ts'
import { readBody } from '../../../../server/requests/read.ts'
import { systemActor } from '../../../../server/systemActor.ts'
import { invitationSchema } from '../../../../src/derive/credentials.ts'
import { settingsOfShop } from '../../../shared/settings/server/readSettings.ts'
import { subAdmin } from '../subAdmin.ts'

/** Following an invitation, or the link for whoever forgot their password: first whose it is, then the new password. */
export async function invitationRoutes(app: FastifyInstance, context: Context): Promise<void> {
  app.post('/auth/invitation', { config: { access: 'public', forStaff: true } }, async (request) => {
    const { token, password } = readBody(invitationSchema, request.body)
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
  })
}
