import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'
import { cardLabels } from './rules/labels.ts'

/**
 * A piece of work on the board of a project. Where it stands is changed by `move` alone, so that of two people who move at once both get
 * what they wanted; comments are written by their operations, each by whoever says it.
 */
export const projectCard = defineResource({
  name: 'projectCard',
  path: 'apps/project/cards',
  endpoint: 'project-cards',
  icon: 'list',
  title: 'title',
  subtitle: ['dueDate'],
  fields: {
    title: f.text({ required: true, max: 200 }),
    column: f.reference('boardColumn', { required: true, owned: true }),
    /** That of its column. */
    project: f.reference('project', { system: true, owned: true }),
    position: f.decimal({ digits: 6, system: true }),
    description: f.longText({ max: 10_000, lines: 5 }),
    dueDate: f.date(),
    labels: f.multiSelect(cardLabels),
    members: f.references('subAdmin', { max: 20 }),
    checklist: f.rows({ text: f.text({ required: true, max: 200 }), done: f.boolean() }, { max: 100 }),
    pictures: f.images({ max: 20, library: false, help: true }),
    attachments: f.rows({ file: f.file({ required: true }) }, { max: 20 }),
    products: f.references('product', {
      max: 50,
      restricted: { view: 'linkProducts', edit: 'linkProducts' },
    }),
    orders: f.references('order', { max: 50, restricted: { view: 'linkOrders', edit: 'linkOrders' } }),
    comments: f.rows(
      {
        text: f.longText({ required: true, max: 5000 }),
        author: f.text({ required: true, max: 120 }),
        /** The account that wrote it: nobody else changes it. */
        authorId: f.text({ required: true, max: 40 }),
        at: f.dateTime({ required: true }),
        editedAt: f.dateTime(),
      },
      { system: true, max: 500 },
    ),
    archived: f.boolean({ default: false }),
  },
  permissions: ['comment'],
  list: {
    columns: ['title', 'project', 'column', 'dueDate', 'labels', 'members'],
    search: ['title', 'description', 'checklist.text'],
    filters: ['project', 'column', 'members', 'labels', 'dueDate', 'archived'],
    sort: 'dueDate',
    views: { mine: { members: { has: ['$me'] }, archived: { not: true } } },
  },
  form: {
    sections: {
      card: ['title', 'description', 'checklist', 'pictures', 'attachments'],
      place: { fields: ['project', 'column', 'dueDate', 'labels', 'members', 'archived'], in: 'aside' },
      links: { fields: ['products', 'orders'], in: 'aside' },
    },
  },
})
