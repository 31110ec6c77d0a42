import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'

/** What people work towards together, such as a collection or a campaign. Its columns and cards are areas of their own, and go with it. */
export const project = defineResource({
  name: 'project',
  path: 'apps/project/list',
  endpoint: 'projects',
  icon: 'project',
  menu: 'apps/project',
  title: 'name',
  fields: {
    name: f.text({ required: true, max: 120, unique: true }),
    category: f.select(['collection', 'campaign', 'photoShoot', 'store', 'other'], {
      required: true,
      default: 'collection',
    }),
    stage: f.select(['planned', 'active', 'paused', 'finished'], { required: true, default: 'planned' }),
    startDate: f.date({ told: 'staff' }),
    dueDate: f.date(),
    members: f.references('subAdmin', { max: 50 }),
    description: f.longText({ max: 4000, lines: 4, told: 'staff' }),
    attachments: f.rows({ file: f.file({ required: true, told: 'staff' }) }, { max: 20 }),
  },
  rules: { dueDate: { atLeast: 'startDate' } },
  list: {
    columns: ['name', 'category', 'stage', 'dueDate', 'members'],
    search: ['name', 'description'],
    filters: ['stage', 'category', 'members', 'dueDate', 'startDate'],
    sort: '-startDate',
    views: { mine: { members: { has: ['$me'] } }, running: { stage: { in: ['planned', 'active'] } } },
  },
  form: {
    sections: {
      project: [
        'name',
        ['category', 'stage'],
        ['startDate', 'dueDate'],
        'members',
        'description',
        'attachments',
      ],
    },
  },
})
