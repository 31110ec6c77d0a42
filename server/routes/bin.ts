import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Resource } from '../../src/core/index.ts'
import { refusalText } from '../answers/refusalText.ts'
import type { Context } from '../context.ts'
import { readBin } from '../records/bin/binEntries.ts'
import { restoreFromBin } from '../records/bin/restoreFromBin.ts'
import { reading } from '../records/work.ts'
import { causeOf } from './crud.ts'
import { fixedRoute } from './fixedRoute.ts'

const entrySchema = z
  .object({
    id: z.guid(),
    area: z.string(),
    recordId: z.guid(),
    title: z.string().nullable(),
    at: z.iso.datetime(),
    until: z.iso.datetime().describe('When it can no longer be restored.'),
    actor: z.object({ id: z.string(), name: z.string() }),
    parts: z.int().describe('How many records belonged to it and come back with it.'),
    final: z.string().nullable().describe('Why it cannot be restored, where it cannot.'),
  })
  .meta({ id: 'DeletedRecord' })

/** What was deleted in the last thirty days, and its way back. */
export async function binRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { registry, translate } = context

  fixedRoute(app, {
    tag: 'bin',
    config: { access: 'signed-in' },
    route: 'GET /bin',
    id: 'bin',
    summary: 'What was deleted',
    description:
      'A page of 25, newest first, of the last thirty days: in areas in which the caller may delete (and create, where people create), of records that they saw. Another page goes on after the last entry (`before`).',
    query: z
      .strictObject({
        area: z.string().max(60).describe('The name of an area.'),
        by: z.string().max(60).describe('The id of who deleted it.'),
        q: z.string().trim().min(1).max(100).describe('A part of the title.'),
        before: z.guid().toLowerCase().describe('The entry after which it goes on.'),
      })
      .partial(),
    answer: {
      description: 'Records that belonged to another one are counted there (`parts`).',
      schema: z.object({ entries: z.array(entrySchema), hasMore: z.boolean() }),
    },
    handler: ({ actor, locale, query }) =>
      reading(context, (db) => readBin(db, registry, actor, locale, query)),
  })

  fixedRoute(app, {
    tag: 'bin',
    config: { access: 'signed-in' },
    route: 'POST /bin/restore',
    id: 'restoreFromBin',
    summary: 'Restore deleted records',
    description:
      'Each under its id, with its parts and what pointed to it, by the rights and the checks of a new record; what cannot come back says why and stays in the bin.',
    body: z.strictObject({ ids: z.array(z.guid().toLowerCase()).min(1).max(100) }),
    answer: {
      description: 'The entries that are back, and those that are not.',
      schema: z.object({
        done: z.array(z.guid()),
        refused: z.array(
          z.object({
            id: z.guid(),
            code: z.string(),
            message: z.string(),
            errors: z.record(z.string(), z.unknown()).optional(),
          }),
        ),
      }),
    },
    async handler(request) {
      const { done, refused, areas } = await restoreFromBin(context, causeOf(request), [
        ...new Set(request.body.ids),
      ])
      return {
        done: [...done],
        refused: refused.map(({ id, error }) => ({
          id,
          code: error.code,
          ...refusalText(error, request.locale, translate, {
            resource: registry[areas.get(id) ?? ''] as Resource,
            namesFields: true,
          }),
        })),
      }
    },
  })
}
