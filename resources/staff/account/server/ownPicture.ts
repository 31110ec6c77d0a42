import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import type { Context } from '../../../../server/context.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { looksLikeImage } from '../../../../server/files/images.ts'
import { storeFile } from '../../../../server/files/storedFiles.ts'
import { findRecord } from '../../../../server/records/read.ts'
import { inTransaction } from '../../../../server/records/work.ts'
import { fixedRoute } from '../../../../server/routes/fixedRoute.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { ownPictureSchema } from '../../../../src/derive/account.ts'
import { type Picture, pictureSchema } from '../../../../src/fields/image/image.ts'
import { subAdmin } from '../../subAdmin/subAdmin.ts'

type Staff = RecordOf<typeof subAdmin>

const own = { tag: 'sign-in', config: { access: 'signed-in' } } as const

const answer = {
  description: 'The picture as it is now; null where there is none.',
  schema: z.object({
    picture: pictureSchema(z).nullable(),
    mayChange: z.boolean().describe('Not before one has a role: until then there is no record to hold it.'),
  }),
}

/** The picture by which colleagues know somebody: everybody’s own to choose, whatever their roles allow of the staff. */
export async function ownPictureRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { database, registry } = context
  if (!registry[subAdmin.name]) return

  fixedRoute(app, {
    ...own,
    route: 'GET /auth/profile/picture',
    id: 'ownPicture',
    summary: 'One’s own picture',
    answer,
    async handler({ actor }) {
      const record = await recordOf(database.db, actor.id)
      return { picture: record?.avatar ?? null, mayChange: record !== undefined }
    },
  })

  fixedRoute(app, {
    ...own,
    route: 'PUT /auth/profile/picture',
    id: 'changeOwnPicture',
    summary: 'Change one’s own picture',
    description: 'JPEG, PNG, WebP or AVIF, already cut out: 512 kB at most. It is decoded and written anew.',
    body: ownPictureSchema.meta({ id: 'OwnPicture' }),
    bodyLimit: 800 * 1024,
    answer,
    refusals: [404],
    async handler({ actor, id, body }) {
      const bytes = Buffer.from(body.picture, 'base64')
      if (!looksLikeImage(bytes)) throw new ApiError('wrong-content')
      await demandRecord(database.db, actor.id)
      const { file } = await storeFile(context, bytes, 'portrait.webp', actor.id)
      return keep({ actor, requestId: id }, { file, alt: '', focalX: 0.5, focalY: 0.5 })
    },
  })

  fixedRoute(app, {
    ...own,
    route: 'DELETE /auth/profile/picture',
    id: 'removeOwnPicture',
    summary: 'Take one’s own picture away',
    answer,
    refusals: [404],
    async handler({ actor, id }) {
      await demandRecord(database.db, actor.id)
      return keep({ actor, requestId: id }, null)
    },
  })

  const keep = (cause: Parameters<typeof inTransaction>[1], picture: Picture | null) =>
    inTransaction(context, cause, async ({ records }) => {
      await records.write(subAdmin, cause.actor.id, { avatar: picture })
      return { picture, mayChange: true }
    })
}

const recordOf = (db: Db, id: string) => findRecord(db, subAdmin, id) as Promise<Staff | undefined>

/** Who has no role yet has no record that could hold a picture. @throws ApiError `not-found` */
async function demandRecord(db: Db, id: string): Promise<void> {
  if (!(await recordOf(db, id))) throw new ApiError('not-found')
}
