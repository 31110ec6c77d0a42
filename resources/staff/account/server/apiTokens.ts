import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import { tokensFor } from '../../../../server/auth/accessSettings.ts'
import {
  listTokens,
  makeToken,
  mayHaveTokens,
  ownTokenSchema,
  revokeToken,
} from '../../../../server/auth/apiTokens.ts'
import { readProfile } from '../../../../server/auth/profile.ts'
import { provePassword } from '../../../../server/auth/provePassword.ts'
import type { Context } from '../../../../server/context.ts'
import { inTransaction } from '../../../../server/records/work.ts'
import type { Work } from '../../../../server/records/workTypes.ts'
import { fixedRoute } from '../../../../server/routes/fixedRoute.ts'
import { tokenSchema } from '../../../../src/derive/account.ts'
import { notifyAccount } from '../../../messages/notification/server/notifyAccount.ts'
import { noteTokens } from '../../subAdmin/server/noteOwn.ts'

const own = { tag: 'sign-in', config: { access: 'signed-in' } } as const

const state = z.object({ mayMake: z.boolean(), tokens: z.array(ownTokenSchema) })

/** One's own tokens for other systems: made with the password, shown once, revoked at once. No token may do any of this. */
export async function apiTokenRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { database, registry } = context
  const allowed = tokensFor(registry)

  const change = <T>({ actor, id }: Pick<FastifyRequest, 'actor' | 'id'>, run: (work: Work) => Promise<T>) =>
    inTransaction(context, { actor, requestId: id }, async (work) => {
      const result = await run(work)
      await noteTokens(work, actor.id)
      return result
    })
  const answer = async (accountId: string) => ({
    mayMake: await mayHaveTokens(database.db, accountId, allowed),
    tokens: await listTokens(database.db, accountId),
  })

  fixedRoute(app, {
    ...own,
    route: 'GET /auth/tokens',
    id: 'tokens',
    summary: 'One’s tokens for other systems',
    answer: { description: 'Whether the shop lets one have any, and those there are.', schema: state },
    handler: ({ actor }) => answer(actor.id),
  })

  fixedRoute(app, {
    ...own,
    route: 'POST /auth/tokens',
    id: 'makeToken',
    summary: 'Make a token for another system',
    description:
      'It may what is named here, as long as one may it oneself; nothing of anybody’s account, of staff and of roles.',
    body: tokenSchema.meta({ id: 'TokenOrder' }),
    example: {
      name: 'Warehouse scanner',
      days: 90,
      permissions: [{ key: 'stockLevel', view: true }],
      password: 'the password of now',
    },
    answer: {
      description: 'The token, told here only, to be sent as a bearer.',
      schema: state.extend({ token: z.string() }),
    },
    refusals: [409],
    async handler(request) {
      const { actor, session, ip, body } = request
      const { password, ...asked } = body
      if (!(await mayHaveTokens(database.db, actor.id, allowed))) throw new ApiError('not-allowed-now')
      await provePassword(context, await readProfile(database, actor.id), password, ip)
      const owner = { id: actor.id, type: actor.type, grants: session.grants }
      const token = await change(request, ({ db }) => makeToken(db, owner, asked))
      await notifyAccount(context, {
        accountId: actor.id,
        key: 'staff.token_made',
        values: { 'token.name': asked.name, 'token.time': new Date().toISOString() },
      })
      return { token, ...(await answer(actor.id)) }
    },
  })

  fixedRoute(app, {
    ...own,
    route: 'DELETE /auth/tokens/:id',
    id: 'revokeToken',
    summary: 'Revoke a token',
    params: z.object({ id: z.guid() }),
    answer: { description: 'It lets nobody in any more.', schema: state },
    async handler(request) {
      await change(request, ({ db }) => revokeToken(db, request.actor.id, request.params.id))
      return answer(request.actor.id)
    },
  })
}
