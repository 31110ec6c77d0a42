import { describe, expect, it } from 'vitest'
import { resources } from '../../resources/index.ts'
import { checkRegistry } from '../../src/core/checkRegistry.ts'
import { DescriptorError, defineResource, type Registry } from '../../src/core/index.ts'
import { filterOf, filtersOf, phraseOf } from '../../src/derive/filters.ts'
import * as f from '../../src/fields/index.ts'

const registry = resources as unknown as Registry
const viewer = (...areas: string[]) => ({
  type: 'SUB_ADMIN' as const,
  permissions: Object.fromEntries(areas.map((name) => [name, { view: true }])),
})
const namesFor = (...areas: string[]) =>
  filtersOf(resources.product, viewer(...areas) as never, registry).map(({ name }) => name)

describe('a filter by records of another area', () => {
  it('is offered to whoever may see that area, and asks for any of some', () => {
    expect(namesFor('product', 'collection')).toContain('collection')
    expect(namesFor('product')).not.toContain('collection')
    const filter = filterOf(resources.product, viewer('product') as never, 'collection')
    expect(filter?.field.kind).toBe('references')
    expect(filter?.field.type.operators).toEqual(['has'])
    expect(filter?.field.options.to).toBe('collection')
    expect(phraseOf(filter?.field as never, { has: ['a', 'b'] })).toEqual({
      key: 'hasAnyOf',
      operands: ['a', 'b'],
    })
  })

  it('needs a name of its own and an area that exists', () => {
    const define = (related: Record<string, string>) =>
      defineResource({
        name: 'thing',
        title: 'name',
        fields: { name: f.text({ required: true }) },
        list: { columns: ['name'], related },
      })
    for (const taken of ['name', 'createdAt', 'q', 'any'])
      expect(() => define({ [taken]: 'thing' })).toThrow(DescriptorError)
    expect(checkRegistry([define({ box: 'box' })])).toMatchObject([
      { at: 'thing.list.related.box', code: 'unknown-resource' },
    ])
    expect(checkRegistry([define({ other: 'thing' })])).toEqual([])
  })
})
