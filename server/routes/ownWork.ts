import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Resource } from '../../src/core/index.ts'
import { ApiError, revivedError } from '../apiError.ts'
import type { Context } from '../context.ts'
import { attachment } from '../files/documents.ts'
import { fileTypes } from '../records/fileTypes.ts'
import { fetchExport, type KeptExport, ownExport, readExports } from '../records/keptExports/readExports.ts'
import { purgeExport } from '../records/keptExports/storeExport.ts'
import { readOwnWork } from '../records/ownWork.ts'
import { reading } from '../records/work.ts'
import { refusalAnswer } from './bulk.ts'
import { jobAnswer } from './bulkJobs.ts'
import { empty, fixedRoute } from './fixedRoute.ts'

const person = z.object({ at: z.iso.datetime(), name: z.string() })

const changeSchema = z.object({
  id: z.guid(),
  area: z.string(),
  at: z.iso.datetime(),
  until: z.iso.datetime().describe('Until when it can be undone.'),
  actor: z.object({ id: z.string(), name: z.string() }),
  action: z
    .string()
    .describe(
      '`update`, `delete`, `import`, the name of a transition, or of an operation that the area puts back itself.',
    ),
  fields: z.array(z.string()).readonly(),
  count: z.int(),
  final: z.string().nullable().describe('Why nobody can undo it, where nobody can.'),
  undone: person.nullable(),
})

const jobSchema = z.object({
  id: z.guid(),
  at: z.iso.datetime(),
  action: z.string(),
  undoes: z.string().nullable().describe('The action of what an `undo` puts back.'),
  fields: z.array(z.string()).readonly(),
  state: z.enum(['checking', 'checked', 'running', 'done', 'cancelled', 'failed']),
  version: z.int(),
  total: z.int(),
  passed: z.int(),
  done: z.int(),
  refused: z.int(),
  endedAt: z.iso.datetime().nullable(),
  error: z.looseObject({ code: z.string(), message: z.string() }).nullable(),
})

const exportSchema = z.object({
  id: z.guid(),
  area: z.string(),
  at: z.iso.datetime(),
  actor: z.object({ id: z.string(), name: z.string() }),
  format: z.enum(['csv', 'xlsx']),
  lines: z.int().nullable().describe('Of one that is made behind: so far.'),
  total: z.int().nullable().describe('Of one that is made behind: how many records it is made of.'),
  size: z.int().nullable().describe('In bytes.'),
  endedAt: z.iso.datetime().nullable().describe('When it was whole.'),
  until: z.iso.datetime().nullable().describe('Until when the caller can fetch it; null where they cannot.'),
  error: z
    .looseObject({ code: z.string(), message: z.string() })
    .nullable()
    .describe('Why it came to nothing.'),
})

const workSchema = z
  .object({
    area: z.string(),
    at: z.iso.datetime(),
    job: jobSchema
      .optional()
      .describe('What is done to all records of a condition, and how far it has come.'),
    change: changeSchema.optional().describe('What was done, to how many records; of a job, so far.'),
    mayUndo: z.boolean().describe('Whether the caller can put it back now.'),
  })
  .meta({ id: 'OwnWork' })

/** What the caller did to many records themselves, in all areas: bulk changes, imports, jobs. */
export async function ownWorkRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { registry } = context

  fixedRoute(app, {
    tag: 'own work',
    config: { access: 'signed-in' },
    route: 'GET /own-work',
    id: 'ownWork',
    summary: 'What one did to many records oneself',
    description:
      'Bulk changes, imports, jobs and exports of the last thirty days, in the areas that one may view, the newest 50. Each is gone on with and undone by the calls of its area. Administrators hear of the exports of others as well, which stay with whoever made them.',
    answer: {
      description: 'Newest first.',
      schema: z.object({ work: z.array(workSchema), exports: z.array(exportSchema) }),
    },
    async handler(request) {
      const { actor } = request
      const [work, exports] = await reading(context, async (db) => [
        await readOwnWork(db, context, actor),
        await readExports(db, Object.values(registry), actor),
      ])
      return {
        exports: exports.map((made) => exportAnswer(made, request)),
        work: work.map(({ job, ...each }) => {
          const resource = registry[each.area] as Resource
          return { ...each, job: job && jobAnswer(job, request, context, resource) }
        }),
      }
    },
  })

  const exportAnswer = ({ error, ...made }: KeptExport, request: FastifyRequest) => ({
    ...made,
    error: error && refusalAnswer(revivedError(error), request, context, registry[made.area] as Resource),
  })

  fixedRoute(app, {
    tag: 'own work',
    config: { access: 'signed-in' },
    route: 'GET /own-work/exports/:id/state',
    id: 'exportState',
    summary: 'How far a file is that one asked for',
    params: z.object({ id: z.guid().toLowerCase() }),
    answer: { description: 'What is known of it.', schema: exportSchema },
    async handler(request) {
      const { actor, params } = request
      const areas = Object.values(registry)
      return exportAnswer(await reading(context, (db) => ownExport(db, areas, actor, params.id)), request)
    },
  })

  fixedRoute(app, {
    tag: 'own work',
    config: { access: 'signed-in' },
    route: 'DELETE /own-work/exports/:id',
    id: 'forgetExport',
    summary: 'Give up a file that is being made',
    params: z.object({ id: z.guid().toLowerCase() }),
    refusals: [409],
    answer: { description: 'It is gone.', schema: empty },
    async handler({ actor, params: { id } }) {
      const areas = Object.values(registry)
      await context.database.transaction(async (db) => {
        const { endedAt, error } = await ownExport(db, areas, actor, id)
        // That a file was taken stays known.
        if (endedAt !== null || error !== null) throw new ApiError('not-allowed-now')
        await purgeExport(db, id)
      })
      return {}
    },
  })

  fixedRoute(app, {
    tag: 'own work',
    config: { access: 'signed-in' },
    route: 'GET /own-work/exports/:id',
    id: 'fetchExport',
    summary: 'A file that one took out of a list, again',
    params: z.object({ id: z.guid().toLowerCase() }),
    answer: {
      description: 'The file as it was made, for a day, for whoever made it and may still export the area.',
      type: 'application/octet-stream',
      schema: z.file(),
    },
    async handler({ actor, params: { id } }, reply) {
      const { resource, format, pieces } = await fetchExport(context, actor, id)
      return reply
        .header('Content-Disposition', attachment(`${resource.endpoint}.${format}`))
        .type(fileTypes[format])
        .send(Readable.from(pieces))
    },
  })
}
