import { z } from 'zod'
import { resources } from '../resources/index.ts'
import rows from './content/faqs.json' with { type: 'json' }
import { contentOf } from './content.ts'
import type { Entry } from './shop.ts'
import { inEach, inEveryLanguage, type Words, wordsSchema } from './words.ts'

const paragraph = (text: Words): Words => inEach((locale) => `<p>${text[locale]}</p>`)

/** What colleagues of the demo shop ask: what it is about, the question, the answer. */
const faqSchema = z.strictObject({
  group: z.enum(resources.faq.fields.group.options.values),
  question: wordsSchema,
  answer: wordsSchema,
})

const questions = contentOf('faqs.json', z.array(faqSchema), rows)

/** The questions of the demo shop, those of a group in this order. */
export const faqEntries = (): (() => Promise<Entry>)[] =>
  questions.map(({ group, question, answer }, index) => async () => ({
    key: question.en,
    at: '2025-09-01T05:30:00.000Z',
    values: {
      group,
      position: (index + 1) * 10,
      ...inEveryLanguage({ question, answer: paragraph(answer) }),
    },
  }))
