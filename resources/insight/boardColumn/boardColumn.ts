import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'

/** A column of a project's board. `finished`: the work on its cards is done, which the progress of the project counts. */
export const boardColumn = defineResource({
  name: 'boardColumn',
  path: 'apps/project/columns',
  endpoint: 'board-columns',
  icon: 'board',
  title: 'title',
  fields: {
    title: f.text({ required: true, max: 60 }),
    project: f.reference('project', { required: true, owned: true }),
    cardLimit: f.integer({ min: 1, max: 999, help: true }),
    finished: f.boolean({ default: false, help: true }),
    /** Where it stands among the columns of its board; between any two there is room. */
    position: f.decimal({ digits: 6, system: true }),
  },
  unique: [['project', 'title']],
  rules: { project: { readOnly: { version: { gt: 0 } } } },
  list: {
    columns: ['title', 'project', 'cardLimit', 'finished'],
    search: ['title'],
    filters: ['project', 'finished'],
    sort: 'position',
  },
  form: { sections: { column: ['title', 'project', 'cardLimit', 'finished'] } },
})
