import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../../../../server/apiError.ts'
import { tokensFor } from '../../../../server/auth/accessSettings.ts'
import { listTokens, makeToken, mayHaveTokens, revokeToken } from '../../../../server/auth/apiTokens.ts'
import { readProfile } from '../../../../server/auth/profile.ts'
import { provePassword } from '../../../../server/auth/provePassword.ts'
import type { Context } from '../../../../server/context.ts'
import { inTransaction } from '../../../../server/records/work.ts'
import type { Work } from '../../../../server/records/workTypes.ts'
import { readBody, readNoQuery } from '../../../../server/requests/read.ts'
import { tokenSchema } from '../../../../src/derive/account.ts'
import { tellAccount } from '../../../messages/notification/server/tellAccount.ts'
import { noteTokens } from '../../subAdmin/server/noteTokens.ts'

const own = { config: { access: 'signed-in' } } as const

/** One's own tokens for other systems: made with the password, shown once, revoked at once. No token may do any of this. */
export async function apiTokenRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { database, registry } = context
  const allowed = tokensFor(registry)

  const change = <T>({ actor, id }: FastifyRequest, run: (work: Work) => Promise<T>) =>
    inTransaction(context, { actor, requestId: id }, async (work) => {
      const result = await run(work)
      await noteTokens(work, actor.id)
      return result
    })
  const answer = async (accountId: string) => ({
    mayMake: await mayHaveTokens(database.db, accountId, allowed),
    tokens: await listTokens(database.db, accountId),
  })

  app.get('/auth/tokens', own, async ({ actor, query }) => {
    readNoQuery(query)
    return answer(actor.id)
  })

  app.post('/auth/tokens', own, async (request) => {
    const { actor, session, ip } = request
    const { password, ...asked } = readBody(tokenSchema, request.body)
    if (!(await mayHaveTokens(database.db, actor.id, allowed))) throw new ApiError('not-allowed-now')
    await provePassword(context, await readProfile(database, actor.id), password, ip)
    const owner = { id: actor.id, type: actor.type, grants: session.grants }
    const token = await change(request, ({ db }) => makeToken(db, owner, asked))
    await tellAccount(context, {
      accountId: actor.id,
      key: 'staff.token_made',
      values: { 'token.name': asked.name, 'token.time': new Date().toISOString() },
    })
    return { token, ...(await answer(actor.id)) }
  })

  app.delete<{ Params: { id: string } }>('/auth/tokens/:id', own, async (request) => {
    await change(request, ({ db }) => revokeToken(db, request.actor.id, request.params.id))
    return answer(request.actor.id)
  })
}
