import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../../../server/context.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { reading } from '../../../../server/records/work.ts'
import { fixedRoute } from '../../../../server/routes/fixedRoute.ts'
import type { Locale } from '../../../../src/core/index.ts'

/** A published question in one language. */
const publishedQuestionSchema = z.object({
  id: z.guid(),
  group: z.string(),
  question: z.string(),
  answer: z.string().describe('Sanitised HTML.'),
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
    handler: async ({ locale }) => ({
      questions: context.registry.faq ? await reading(context, (db) => published(db, locale)) : [],
    }),
  })
}

/** English where a text is not translated. */
async function published(db: Db, locale: Locale): Promise<PublishedQuestion[]> {
  const told = (name: string) =>
    sql<string>`COALESCE(NULLIF(translations -> ${locale} ->> ${name}, ''), ${sql.ref(name)})`
  const { rows } = await sql<PublishedQuestion>`
    SELECT id, "group", ${told('question')} AS question, ${told('answer')} AS answer
    FROM faq WHERE published ORDER BY position, created_at, id LIMIT 1000`.execute(db)
  return rows
}
