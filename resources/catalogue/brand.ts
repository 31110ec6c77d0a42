import { defineResource } from '../../src/core/index.ts'
import * as f from '../../src/fields/index.ts'

export const brand = defineResource({
  name: 'brand',
  icon: 'brand',
  menu: 'catalogue',
  title: 'name',
  picture: 'logo',
  fields: {
    name: f.text({ required: true, max: 80, unique: true }),
    slug: f.slug({ from: 'name', unique: true }),
    logo: f.image({ maxMB: 2 }),
    active: f.boolean({ default: true }),
    position: f.integer({ min: 0, default: 0 }),
  },
  list: {
    columns: ['logo', 'name', 'slug', 'active', 'position'],
    search: ['name', 'slug'],
    filters: ['active'],
    sort: 'position',
  },
})
