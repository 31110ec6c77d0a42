import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Actor } from '../../../../server/actor.ts'
import { ApiError } from '../../../../server/apiError.ts'
import type { Context } from '../../../../server/context.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { inTransaction, reading } from '../../../../server/records/work.ts'
import { fixedRoute } from '../../../../server/routes/fixedRoute.ts'
import { hasFlag, type Locale } from '../../../../src/core/index.ts'
import { vote } from './votes.ts'

/** A published question in one language. */
const publishedQuestionSchema = z.object({
  id: z.guid(),
  group: z.string(),
  question: z.string(),
  answer: z.string().describe('Sanitised HTML.'),
  helpful: z.boolean().nullable().describe('What whoever asks said of the answer; null where nothing.'),
  figures: z
    .object({ helpful: z.int(), unhelpful: z.int() })
    .nullable()
    .describe('What colleagues said of it, for whoever may edit the questions.'),
})

type PublishedQuestion = z.output<typeof publishedQuestionSchema>

/** The questions that every signed-in person may read, in the language asked for; who may read or write the records is another matter. */
export async function faqRoutes(app: FastifyInstance, context: Context): Promise<void> {
  fixedRoute(app, {
    tag: 'sign-in',
    config: { access: 'signed-in' },
    route: 'GET /auth/faq',
    id: 'faq',
    summary: 'What colleagues ask most',
    answer: {
      description: 'The published questions with their answers as HTML, in the language asked for.',
      schema: z.object({ questions: z.array(publishedQuestionSchema) }),
    },
    handler: async ({ locale, actor }) => ({
      questions: context.registry.faq ? await reading(context, (db) => published(db, locale, actor)) : [],
    }),
  })

  fixedRoute(app, {
    tag: 'sign-in',
    config: { access: 'signed-in' },
    route: 'POST /auth/faq/:id/helpful',
    id: 'faqHelpful',
    summary: 'Say whether an answer helped',
    description: 'One say a person, in place of the one before; null takes it back.',
    params: z.object({ id: z.guid() }),
    body: z.strictObject({ helpful: z.boolean().nullable() }).meta({ id: 'FaqHelpful' }),
    answer: { description: 'What is kept.', schema: z.object({ helpful: z.boolean().nullable() }) },
    async handler({ actor, id, params, body }) {
      if (!context.registry.faq) throw new ApiError('not-found')
      const { helpful } = body
      await inTransaction(context, { actor, requestId: id }, ({ db }) =>
        vote(db, { question: params.id, account: actor.id, helpful }),
      )
      return { helpful }
    },
  })
}

/** English where a text is not translated. */
async function published(db: Db, locale: Locale, actor: Actor): Promise<PublishedQuestion[]> {
  const told = (name: string) =>
    sql<string>`COALESCE(NULLIF(translations -> ${locale} ->> ${name}, ''), ${sql.ref(name)})`
  const mayEdit = hasFlag(actor, 'faq', 'view') && hasFlag(actor, 'faq', 'edit')
  const { rows } = await sql<PublishedQuestion>`
    SELECT id, "group", ${told('question')} AS question, ${told('answer')} AS answer,
      (SELECT v.helpful FROM _faq_votes v WHERE v.question = faq.id AND v.account_id = ${actor.id}) AS helpful,
      CASE WHEN ${mayEdit} THEN json_build_object('helpful', coalesce(helpful, 0), 'unhelpful', coalesce(unhelpful, 0)) END AS figures
    FROM faq WHERE published ORDER BY position, created_at, id LIMIT 1000`.execute(db)
  return rows
}
