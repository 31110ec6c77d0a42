import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../../../server/context.ts'
import { anyQuery, fixedRoute } from '../../../../server/routes/fixedRoute.ts'
import { readPublicSettings } from './publicSettings.ts'

/** The path of the public settings file, beside the API. */
const publicSettingsPath = '/settings/public.json'

/** Where the public settings file is (specification, section 7). */
export async function settingsRoutes(app: FastifyInstance, { settings }: Context): Promise<void> {
  fixedRoute(app, {
    tag: 'settings',
    config: { access: 'public' },
    route: 'GET /home/getTxt/public',
    id: 'publicSettings',
    summary: 'Where the public settings are',
    query: anyQuery,
    answer: {
      description:
        'The address of a JSON file whose `adminSettings` is a list of settings; the first entry counts.',
      schema: z.object({ generalTxt: z.url() }),
    },
    handler: ({ protocol, host }) => ({
      generalTxt: `${settings.publicUrl ?? `${protocol}://${host}`}${publicSettingsPath}`,
    }),
  })
}

/** The public settings file itself. */
export async function settingsFileRoutes(
  app: FastifyInstance,
  { database, settings }: Context,
): Promise<void> {
  app.get(publicSettingsPath, { config: { access: 'public' } }, async (_request, reply) => {
    reply.header('Cache-Control', 'no-cache')
    return { adminSettings: [await readPublicSettings(database, settings)] }
  })
}
