import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../../../server/context.ts'
import { fixedRoute } from '../../../../server/routes/fixedRoute.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'

/** What all staff are told over every page (areas, 28): an announcement, and whether the shop takes no changes now. */
export async function noticeRoutes(app: FastifyInstance, { database, registry }: Context): Promise<void> {
  const isThere = Boolean(registry.adminSetting && registry.configSetting)
  fixedRoute(app, {
    tag: 'sign-in',
    config: { access: 'signed-in', beforeStep: true },
    route: 'GET /auth/notice',
    id: 'notice',
    summary: 'What all staff are told now',
    answer: {
      description: 'An announcement, and whether only administrators may change anything.',
      schema: z.object({ announcement: z.string().nullable(), readOnly: z.boolean() }).meta({ id: 'Notice' }),
    },
    async handler() {
      if (!isThere) return { announcement: null, readOnly: false }
      const set = await readSettings(database.db, ['maintenance.announcement', 'maintenance.readOnly'])
      return {
        announcement: set['maintenance.announcement'],
        readOnly: set['maintenance.readOnly'] === true,
      }
    },
  })
}
