import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import type { Context } from '../../../../server/context.ts'
import { findRecord } from '../../../../server/records/read.ts'
import { inTransaction } from '../../../../server/records/work.ts'
import { fixedRoute } from '../../../../server/routes/fixedRoute.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { ownContactSchema } from '../../../../src/derive/account.ts'
import { toE164 } from '../../../../src/fields/phone/phoneNumber.ts'
import { withScheme } from '../../../../src/fields/url/withScheme.ts'
import { subAdmin } from '../../subAdmin/subAdmin.ts'

type Staff = RecordOf<typeof subAdmin>

const own = { tag: 'sign-in', config: { access: 'signed-in' } } as const

const answer = {
  description: 'How colleagues reach one now; null where nothing is given.',
  schema: z.object({
    phone: z.string().nullable(),
    website: z.string().nullable(),
    mayChange: z.boolean().describe('Not before one has a role: until then there is no record to hold it.'),
  }),
}

/** How colleagues reach somebody beside their e-mail address: everybody’s own to say, whatever their roles allow of the staff. */
export async function ownContactRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { database, registry } = context
  if (!registry[subAdmin.name]) return

  fixedRoute(app, {
    ...own,
    route: 'GET /auth/profile/contact',
    id: 'ownContact',
    summary: 'One’s own telephone and website',
    answer,
    async handler({ actor }) {
      const record = (await findRecord(database.db, subAdmin, actor.id)) as Staff | undefined
      return contactOf(record)
    },
  })

  fixedRoute(app, {
    ...own,
    route: 'PUT /auth/profile/contact',
    id: 'changeOwnContact',
    summary: 'Change one’s own telephone and website',
    description:
      'They are checked as the record of staff checks them. A number may be written in any form, one of India without its country code; a bare host gets https. Null takes one away.',
    body: ownContactSchema.meta({ id: 'OwnContact' }),
    example: { phone: '+919876543210', website: 'https://asha.example' },
    answer,
    refusals: [404, 422],
    handler: ({ actor, id, body }) =>
      inTransaction(context, { actor, requestId: id }, async ({ records }) => {
        if (!(await records.read(subAdmin, actor.id))) throw new ApiError('not-found')
        const { phone, website } = body
        return contactOf(
          await records.write(subAdmin, actor.id, {
            phone: phone && (toE164(phone) ?? phone),
            website: website && withScheme(website),
          }),
        )
      }),
  })
}

const contactOf = (record: Staff | undefined) => ({
  phone: record?.phone ?? null,
  website: record?.website ?? null,
  mayChange: record !== undefined,
})
