import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'

/** What a question is about, in the order in which the page shows it. */
export const faqGroups = ['account', 'catalogue', 'orders', 'money', 'returns', 'customers'] as const

/** Questions that colleagues ask, with their answers. Every signed-in person reads the published ones (`GET /auth/faq`), the page `pages/faq` shows them. */
export const faq = defineResource({
  name: 'faq',
  path: 'pages/faq-questions',
  endpoint: 'faq-questions',
  icon: 'help',
  menu: 'content',
  below: 'page',
  title: 'question',
  fields: {
    group: f.select(faqGroups, { required: true, default: 'orders' }),
    question: f.text({ required: true, max: 160, localized: true }),
    answer: f.richText({ required: true, max: 10_000, localized: true }),
    position: f.integer({ min: 0, max: 9999, default: 0, help: true }),
    published: f.boolean({ default: true, help: true }),
    /** How many colleagues said that the answer helped, and that it did not (`server/votes.ts`). */
    helpful: f.integer({ system: true, default: 0 }),
    unhelpful: f.integer({ system: true, default: 0 }),
  },
  list: {
    columns: ['question', 'group', 'position', 'published', 'helpful', 'unhelpful', 'updatedAt'],
    search: ['question', 'answer'],
    filters: ['group', 'published', 'helpful', 'unhelpful', 'updatedAt'],
    sort: 'position',
    views: { hidden: { published: false }, doubted: { unhelpful: { gt: 0 } } },
  },
  form: {
    sections: {
      text: ['question', 'answer'],
      place: { fields: ['group', 'position', 'published', 'helpful', 'unhelpful'], in: 'aside' },
    },
  },
})
