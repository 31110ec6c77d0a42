import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'

/**
 * A conversation between staff (`apps/chat`): of two people, or of a group, which may have a name. Its members see it and what is said in it,
 * and nobody else does on any path.
 */
export const conversation = defineResource({
  name: 'conversation',
  path: 'apps/chat',
  endpoint: 'conversations',
  icon: 'chat',
  menu: 'apps',
  title: 'name',
  fields: {
    name: f.text({ max: 80 }),
    members: f.references('subAdmin', { required: true, max: 50 }),
    /** When something was last said, and the beginning of it. */
    lastAt: f.dateTime({ system: true }),
    lastText: f.text({ max: 200, system: true }),
    /** How far each member has read, and whether they want to be told of what is new. */
    marks: f.rows(
      {
        person: f.reference('subAdmin', { required: true }),
        readAt: f.dateTime(),
        muted: f.boolean({ default: false }),
      },
      { max: 50, system: true },
    ),
  },
  own: { by: 'members' },
  access: { delete: false, import: false },
  history: ['addPeople', 'leave', 'comeBack', 'message'],
  page: false,
  list: {
    columns: ['name', 'members', 'lastText', 'lastAt'],
    search: ['name', 'members', 'lastText'],
    filters: ['members', 'lastAt'],
    sort: '-lastAt',
  },
  form: { sections: { conversation: ['name', 'members'] } },
})
