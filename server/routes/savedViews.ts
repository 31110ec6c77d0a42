import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { savedNameSchema, savedQuerySchema, savedViewSchema } from '../../src/derive/savedView.ts'
import { ApiError } from '../apiError.ts'
import type { Context } from '../context.ts'
import { inTransaction, reading } from '../records/work.ts'
import { noteShared } from '../savedViews/noteShared.ts'
import { demandAnswerable } from '../savedViews/queryFor.ts'
import {
  addView,
  areaFor,
  changeView,
  chooseDefault,
  mayShareViews,
  readView,
  readViews,
  removeView,
} from '../savedViews/savedViews.ts'
import { causeOf } from './crud.ts'
import { empty, fixedRoute } from './fixedRoute.ts'

const area = z.string().min(1).max(60).describe('The name of an area.')
const id = z.guid().toLowerCase()
const roles = z
  .array(id)
  .max(50)
  .describe('The roles whose people see it too, for who may see the roles of staff.')
const version = z.int().min(1)

/** Lists as people have saved them: their own, and those that are shared with a role of theirs. */
export async function savedViewRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { registry } = context
  const own = { tag: 'saved views', config: { access: 'signed-in' } } as const

  fixedRoute(app, {
    ...own,
    route: 'GET /saved-views',
    id: 'savedViews',
    summary: 'The saved views that one sees',
    description:
      'One’s own first, then those that are shared with a role of one’s own; administrators see all that are shared. Each asks only of what its reader may see.',
    query: z.strictObject({ area }).partial(),
    answer: {
      description: 'Of one area, or of all whose lists one sees.',
      schema: z.object({
        views: z.array(savedViewSchema),
        mayShare: z.boolean().describe('Whether one may share views with roles.'),
      }),
    },
    async handler({ actor, query }) {
      const views = await reading(context, (db) => readViews(db, registry, actor, query))
      return { views, mayShare: actor.viewedRole === undefined && mayShareViews(registry, actor) }
    },
  })

  fixedRoute(app, {
    ...own,
    route: 'POST /saved-views',
    id: 'saveView',
    summary: 'Save the view of a list',
    body: z
      .strictObject({ area, name: savedNameSchema, query: savedQuerySchema, roles: roles.default([]) })
      .meta({ id: 'NewSavedView' }),
    answer: { description: 'The view.', schema: savedViewSchema },
    refusals: [404],
    handler: (request) =>
      inTransaction(context, causeOf(request), async (work) => {
        const { db } = work
        const { actor, body } = request
        const resource = areaFor(registry, actor, body.area)
        if (!resource) throw new ApiError('not-found')
        await demandAnswerable(db, context, actor, resource, body.query)
        const made = await readView(db, registry, actor, await addView(db, registry, actor, body.area, body))
        await noteShared(work, registry, undefined, made)
        return made
      }),
  })

  fixedRoute(app, {
    ...own,
    route: 'PUT /saved-views/default',
    id: 'chooseDefaultView',
    summary: 'Choose with which saved view a list begins',
    description: 'For the caller alone; `null` for none.',
    body: z.strictObject({ area, view: id.nullable() }),
    answer: { description: 'It begins with it.', schema: empty },
    refusals: [404],
    handler: (request) =>
      inTransaction(context, causeOf(request), async ({ db }) => {
        const { actor, body } = request
        if (!areaFor(registry, actor, body.area)) throw new ApiError('not-found')
        await chooseDefault(db, registry, actor, body.area, body.view)
        return {}
      }),
  })

  fixedRoute(app, {
    ...own,
    route: 'PUT /saved-views/:id',
    id: 'changeView',
    summary: 'Change a saved view',
    description:
      'One’s own, and administrators any that is shared. What is absent stays. Whoever takes roles away needs no right for it.',
    params: z.object({ id }),
    body: z
      .strictObject({
        version,
        name: savedNameSchema.optional(),
        query: savedQuerySchema.optional(),
        roles: roles.optional(),
      })
      .meta({ id: 'SavedViewChange' }),
    answer: { description: 'The view as it is now.', schema: savedViewSchema },
    refusals: [404, 409],
    handler: (request) =>
      inTransaction(context, causeOf(request), async (work) => {
        const { db } = work
        const { actor, body, params } = request
        const before = await readView(db, registry, actor, params.id)
        const resource = areaFor(registry, actor, before.area)
        if (body.query && resource) await demandAnswerable(db, context, actor, resource, body.query)
        await changeView(db, registry, actor, { id: params.id, version: body.version }, body)
        // Who takes back what was shared, of somebody else's, sees it no more.
        const [seen] = await readViews(db, registry, actor, { id: params.id })
        const after = seen ?? { ...before, roles: body.roles ?? before.roles, version: body.version + 1 }
        await noteShared(work, registry, before, after)
        return after
      }),
  })

  fixedRoute(app, {
    ...own,
    route: 'DELETE /saved-views/:id',
    id: 'deleteView',
    summary: 'Delete a saved view',
    params: z.object({ id }),
    query: z.strictObject({ version: z.coerce.number<string>().int().min(1) }),
    answer: { description: 'It is gone, for everybody whom it was shared with as well.', schema: empty },
    refusals: [404, 409],
    handler: (request) =>
      inTransaction(context, causeOf(request), async (work) => {
        const { db } = work
        const { actor, params, query } = request
        const before = await readView(db, registry, actor, params.id)
        await removeView(db, registry, actor, { id: params.id, version: query.version })
        await noteShared(work, registry, before, undefined)
        return {}
      }),
  })
}
