import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { readingMuch } from '../records/work.ts'
import { searchShop } from '../search/searchShop.ts'
import { fixedRoute } from './fixedRoute.ts'

/** One search over all areas. */
export async function searchRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const areas = Object.keys(context.registry)
  const area = z.enum(areas)

  fixedRoute(app, {
    tag: 'search',
    config: { access: 'signed-in', byToken: true },
    route: 'GET /search',
    id: 'search',
    summary: 'Find records of all areas',
    description:
      'By words, numbers, addresses, SKUs, and telephone numbers in any writing, in the areas that the caller may view, among the records that they see there. What they see in part is not found by the rest. Texts are in the language of the request.',
    query: z.strictObject({
      q: z
        .string()
        .max(200)
        .refine((text) => text.isWellFormed() && !text.includes('\u0000'))
        .meta({
          description: 'What was typed. Less than two letters find nothing, save of scripts without spaces.',
          examples: ['+91 98765 43210'],
        }),
      areas: z
        .string()
        .max(2000)
        .transform((text) => text.split(','))
        .pipe(z.array(area))
        .optional()
        .describe('The areas to look in, parted by commas; all without it.'),
    }),
    answer: {
      description:
        'The nearest first: what is exactly what was typed before what begins with it or has it somewhere.',
      schema: z
        .object({
          hits: z.array(
            z.object({
              resource: area,
              id: z.uuid(),
              title: z.string(),
              picture: z.looseObject({ file: z.string() }).nullable(),
              subtitle: z.array(z.string()).describe('What stands below the title, ready to be read.'),
              reason: z
                .object({ field: z.string(), label: z.string(), value: z.string() })
                .nullable()
                .describe(
                  'Why it was found, where the title does not tell: `label` and `value` ready to be read.',
                ),
              exact: z.boolean().describe('Whether something of it is just what was typed.'),
            }),
          ),
          more: z.array(area).describe('The areas whose lists find more: ask them with the filter `q`.'),
        })
        .meta({ id: 'SearchAnswer' }),
    },
    refusals: [400],
    handler: ({ actor, locale, query: { q, areas } }) =>
      readingMuch(context, (db) => searchShop(db, context, actor, { q, areas, locale })) as never,
  })
}
