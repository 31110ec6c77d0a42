import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Context } from '../../../../server/context.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { reading } from '../../../../server/records/work.ts'
import { readNoQuery } from '../../../../server/requests/read.ts'
import type { Locale } from '../../../../src/core/index.ts'

/** A published question in one language. */
export interface PublishedQuestion {
  readonly id: string
  readonly group: string
  readonly question: string
  /** Sanitised HTML. */
  readonly answer: string
}

/** The questions that every signed-in person may read, in the language asked for; who may read or write the records is another matter. */
export async function faqRoutes(app: FastifyInstance, context: Context): Promise<void> {
  app.get('/auth/faq', { config: { access: 'signed-in' } }, async ({ query, locale }) => {
    readNoQuery(query)
    if (!context.registry.faq) return { questions: [] }
    return { questions: await reading(context, (db) => published(db, locale)) }
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
