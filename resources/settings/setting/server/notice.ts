import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../../server/context.ts'
import { readNoQuery } from '../../../../server/requests/read.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'

/** What all staff are told over every page (areas, 28): an announcement, and whether the shop takes no changes now. */
export async function noticeRoutes(app: FastifyInstance, { database, registry }: Context): Promise<void> {
  const isThere = Boolean(registry.adminSetting && registry.configSetting)
  app.get('/auth/notice', { config: { access: 'signed-in', beforeStep: true } }, async ({ query }) => {
    readNoQuery(query)
    if (!isThere) return { announcement: null, readOnly: false }
    const set = await readSettings(database.db, ['maintenance.announcement', 'maintenance.readOnly'])
    return {
      announcement: set['maintenance.announcement'],
      readOnly: set['maintenance.readOnly'] === true,
    }
  })
}
