import { boolean } from '../boolean/boolean.ts'
import { dateTime } from '../dateTime/dateTime.ts'
import { integer } from '../integer/integer.ts'

/**
 * Content with a draft beside what is live (areas, section 1.1). The record is the draft: changing it changes nothing that the public
 * sees until it is published, at once or later. What was published is kept as revisions that never change
 * (`resources/content/publishing`). `liveNumber` is the revision that is live, empty where none is; `ahead` says that the draft has
 * something that is not live. Spread into `fields`, `rules`, `workflow`.
 */
export const publishable = {
  fields: {
    publishAt: dateTime(),
    unpublishAt: dateTime(),
    liveNumber: integer({ system: true, min: 1 }),
    liveSince: dateTime({ system: true }),
    ahead: boolean({ system: true, default: true }),
  },
  rules: { unpublishAt: { after: 'publishAt' } },
  section: [['publishAt', 'unpublishAt'], ['liveNumber', 'liveSince'], 'ahead'],
  workflow: {
    initial: 'draft',
    states: {
      draft: { tone: 'neutral' },
      scheduled: { tone: 'info' },
      published: { tone: 'success' },
      archived: { tone: 'neutral', locked: true },
    },
    transitions: {
      publish: {
        from: ['draft', 'scheduled', 'published'],
        to: 'published',
        when: { ahead: true },
        undo: true,
      },
      schedule: {
        from: ['draft', 'published'],
        to: 'scheduled',
        when: { ahead: true },
        ask: ['publishAt'],
        permission: 'publish',
        undo: true,
      },
      cancelSchedule: {
        from: 'scheduled',
        to: 'draft',
        when: { liveNumber: { empty: true } },
        permission: 'publish',
        undo: true,
      },
      keepLive: {
        from: 'scheduled',
        to: 'published',
        when: { liveNumber: { empty: false } },
        permission: 'publish',
        undo: true,
      },
      unpublish: {
        from: ['published', 'scheduled'],
        to: 'draft',
        when: { liveNumber: { empty: false } },
        confirm: true,
        permission: 'publish',
        undo: true,
      },
      archive: { from: ['draft', 'scheduled', 'published'], to: 'archived', confirm: true, undo: true },
      unarchive: { from: 'archived', to: 'draft', permission: 'archive', undo: true },
    },
  },
} as const
