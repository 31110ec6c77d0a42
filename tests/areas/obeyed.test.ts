import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { resources } from '../../resources/index.ts'
import { adminSettings } from '../../resources/shared/settings/rules/adminSettings.ts'
import { configSettings } from '../../resources/shared/settings/rules/configSettings.ts'
import { defineResource, type Resource } from '../../src/core/index.ts'
import * as f from '../../src/fields/index.ts'
import { unobeyed } from '../../start/commands/obeyed.ts'

const root = join(import.meta.dirname, '../..')
const areas = Object.values<Resource>(resources)
const product = { root, areas, settings: { ...adminSettings, ...configSettings } }

describe('what people fill in', () => {
  it('is read by something that acts on it, beside being stored and shown', () => {
    expect(unobeyed(product)).toEqual([])
  })

  it('is not obeyed by code of another area that has a field of the same name', () => {
    const lesson = defineResource({
      name: 'lesson',
      title: 'name',
      fields: {
        name: f.text({ required: true }),
        // Ratings, orders and products have all of these, and obey them.
        discount: f.percent(),
        stock: f.integer(),
        open: f.boolean({ default: true }),
        parts: f.rows({ sku: f.text() }),
        hidden: f.boolean({ default: false }),
      },
      rules: { stock: { visible: { hidden: false } } },
    })
    const found = unobeyed({ ...product, areas: [...areas, lesson], settings: {} })
    expect(found.map((text) => /nothing obeys ([\w.]+)\./.exec(text)?.[1])).toEqual([
      ...['lesson.discount', 'lesson.stock', 'lesson.open', 'lesson.parts', 'lesson.parts.sku'],
    ])
  })

  it('is no setting that nothing asks for, and none that is called obeyed by mistake', () => {
    const idle = { field: f.boolean({ default: false }), default: false }
    expect(unobeyed({ ...product, settings: { 'orders.idle': idle } })).toEqual([
      "settings: nothing obeys 'orders.idle'. Obey it or drop it.",
    ])
  })

  it('says who is told of it where nothing acts on it, and nowhere else', () => {
    const lesson = defineResource({
      name: 'lesson',
      title: 'name',
      fields: {
        name: f.text({ required: true, told: 'staff' }),
        homework: f.longText({ told: 'customers' }),
        parts: f.rows({ page: f.text({ told: 'customers' }) }, { told: 'staff' }),
      },
    })
    expect(unobeyed({ ...product, areas: [...areas, lesson], settings: {} })).toEqual([
      'resources: lesson.name is `told` and read by something. Take `told` off it.',
    ])
  })
})
