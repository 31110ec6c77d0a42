import { dateTime } from '../dateTime/dateTime.ts'

/** Content that is drafted, published at once or later, and archived (areas, section 1.1). Spread into `fields`, `rules`, `workflow`. */
export const publishable = {
  fields: { publishAt: dateTime(), unpublishAt: dateTime() },
  rules: { unpublishAt: { after: 'publishAt' } },
  section: [['publishAt', 'unpublishAt']],
  workflow: {
    initial: 'draft',
    states: {
      draft: { tone: 'neutral' },
      scheduled: { tone: 'info' },
      published: { tone: 'success' },
      archived: { tone: 'neutral' },
    },
    transitions: {
      publish: { from: ['draft', 'scheduled'], to: 'published' },
      schedule: { from: 'draft', to: 'scheduled', ask: ['publishAt'], permission: 'publish' },
      unpublish: { from: ['published', 'scheduled'], to: 'draft', permission: 'publish' },
      archive: { from: ['draft', 'published'], to: 'archived', confirm: true },
      restore: { from: 'archived', to: 'draft', permission: 'archive' },
    },
  },
} as const
