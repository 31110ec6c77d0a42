// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { DescriptorError, defineResource, defineResources } from '../../src/core/index.ts'
import * as f from '../../src/fields/index.ts'

/** A descriptor as someone without a compiler might write it. */
const loose = defineResource as unknown as (descriptor: object) => never

const problemsOf = (define: () => unknown) => {
  try {
    define()
  } catch (error) {
    if (error instanceof DescriptorError) return error
    throw error
  }
  throw new Error('nothing was refused')
}

const fields = {
  name: f.text({ required: true }),
  brand: f.reference('brand'),
  price: f.money({ required: true }),
}

describe('the checks of a descriptor', () => {
  it('tell all problems at once, each with its place, its code and what was probably meant', () => {
    const error = problemsOf(() =>
      loose({
        name: 'product',
        title: 'nmae',
        fields,
        list: { columns: ['name', 'brnad'], search: ['price'], sort: '-updated' },
        form: { sections: { general: ['name', ['brand', 'prcie']] } },
        workflow: {
          initial: 'draft',
          states: { draft: {}, live: {}, retired: {} },
          transitions: { publish: { from: 'draft', to: 'lvie', ask: ['reason'] } },
        },
      }),
    )
    expect(error.message).toMatchInlineSnapshot(`
      "product: 10 problems

        title                                'nmae' is not a field of product. Did you mean 'name'?  [unknown-field]
        list.columns[1]                      'brnad' is not a field of product. Did you mean 'brand'?  [unknown-field]
        list.search[0]                       'price' is a money field; only fields with words and references are searched.  [not-searchable]
        list.sort                            'updated' is not a field of product. Did you mean 'updatedAt'?  [unknown-field]
        form.sections.general                'prcie' is not a field of product. Did you mean 'price'?  [unknown-field]
        form.sections                        'price' is required but no section shows it, so the form could never be saved.  [unreachable-required]
        workflow.transitions.publish.to      'lvie' is not a state. States: draft, live, retired.  [unknown-state]
        workflow.transitions.publish.ask[0]  'reason' is not a field of product.  [unknown-field]
        workflow.states.live                 No transition leads to 'live' from 'draft'.  [unreachable-state]
        workflow.states.retired              No transition leads to 'retired' from 'draft'.  [unreachable-state]
      "
    `)
  })

  const mistakes: [code: string, descriptor: object][] = [
    ['bad-name', { name: 'Product list', title: 'name', fields }],
    ['unknown-option', { name: 'a', title: 'name', fields, colums: [] }],
    ['missing', { name: 'a', fields }],
    ['reserved-name', { name: 'a', title: 'name', fields: { ...fields, version: f.integer() } }],
    [
      'reserved-name',
      { name: 'a', title: 'name', fields: { ...fields, lines: f.rows({ position: f.integer() }) } },
    ],
    ['bad-name', { name: 'a', title: 'name', fields: { ...fields, 'two words': f.text() } }],
    ['name-too-long', { name: 'a', title: 'name', fields: { ...fields, ['x'.repeat(60)]: f.text() } }],
    [
      'no-computation',
      { name: 'a', title: 'name', fields: { ...fields, total: f.money({ computed: true }) } },
    ],
    [
      'unreachable-field',
      { name: 'a', title: 'name', fields, form: { sections: { general: ['name', 'price'] } } },
    ],
    [
      'unknown-right',
      {
        name: 'a',
        title: 'name',
        fields,
        permissions: ['publish'],
        workflow: {
          initial: 'draft',
          states: { draft: {}, live: {} },
          transitions: { show: { from: 'draft', to: 'live', permission: 'publsh' } },
        },
      },
    ],
    [
      'idle-warning',
      {
        name: 'a',
        title: 'name',
        fields,
        workflow: {
          initial: 'draft',
          states: { draft: {}, refused: { tone: 'warning' } },
          transitions: { refuse: { from: 'draft', to: 'refused' } },
        },
      },
    ],
    ['name-taken', { name: 'a', title: 'name', fields, history: ['weigh', 'undo'] }],
    ['name-taken', { name: 'a', title: 'name', fields, history: ['weigh', 'weigh'] }],
    [
      'name-taken',
      {
        name: 'a',
        title: 'name',
        fields,
        workflow: {
          initial: 'draft',
          states: { draft: {}, live: {} },
          transitions: { update: { from: 'draft', to: 'live' } },
        },
      },
    ],
    ['not-unique', { name: 'a', title: 'name', fields, takenIn: { by: 'name', fields: [] } }],
    ['not-computed', { name: 'a', title: 'name', fields, computed: { price: () => 1 } }],
    [
      'bad-default',
      { name: 'a', title: 'name', fields: { ...fields, size: f.integer({ max: 5, default: 6 }) } },
    ],
    [
      'renamed-from-existing',
      { name: 'a', title: 'name', fields: { ...fields, label: f.text({ renamedFrom: 'name' }) } },
    ],
    ['unknown-field', { name: 'a', title: 'name', fields: { ...fields, slug: f.slug({ from: 'titel' }) } }],
    [
      'not-localizable',
      { name: 'a', title: 'name', fields: { ...fields, size: f.integer({ localized: true } as object) } },
    ],
    [
      'not-in-rows',
      {
        name: 'a',
        title: 'name',
        fields: { ...fields, rows: f.rows({ cost: f.money({ restricted: { view: 'x' } }) }) },
      },
    ],
    ['unknown-field', { name: 'a', title: 'name', fields, page: { headline: ['name', 'prcie'] } }],
    ['unknown-name', { name: 'a', title: 'name', fields, page: { cards: ['genral'] } }],
    ['unknown-name', { name: 'a', title: 'name', fields, page: { next: ['publish'] } }],
    ['unknown-option', { name: 'a', title: 'name', fields, page: { header: ['name'] } }],
    ['not-a-picture', { name: 'a', title: 'name', picture: 'price', fields }],
    [
      'not-filterable',
      {
        name: 'a',
        title: 'name',
        fields: { ...fields, rows: f.rows({}) },
        list: { columns: ['name'], filters: ['rows'] },
      },
    ],
    ['not-sortable', { name: 'a', title: 'name', fields, list: { columns: ['name'], sort: 'brand' } }],
    [
      'unknown-operator',
      { name: 'a', title: 'name', fields, list: { columns: ['name'], views: { x: { brand: { gt: 1 } } } } },
    ],
    [
      'condition-cycle',
      { name: 'a', title: 'name', fields, rules: { price: { visible: { price: { gt: 1 } } } } },
    ],
    ['not-comparable', { name: 'a', title: 'name', fields, rules: { price: { atMost: 'name' } } }],
  ]
  it.each(mistakes)('refuse %s', (code, descriptor) => {
    expect(problemsOf(() => loose(descriptor)).problems.map((problem) => problem.code)).toContain(code)
  })

  const make = (name: string, more: object = {}) =>
    defineResource({ name, title: 'name', fields: { name: f.text() }, ...more } as never)
  const together: [code: string, resources: readonly unknown[]][] = [
    ['duplicate', [make('brand'), make('brand')]],
    ['duplicate', [make('brand'), make('label', { endpoint: 'brands' })]],
    ['path-prefix', [make('page', { path: 'pages' }), make('brand')]],
    [
      'unknown-resource',
      [make('brand'), make('product', { fields: { name: f.text(), brand: f.reference('brnad') } })],
    ],
    [
      'unknown-resource',
      [make('order', { fields: { name: f.text(), lines: f.rows({ product: f.reference('product') }) } })],
    ],
  ]
  it.each(together)('refuse %s between resources', (code, resources) => {
    const error = problemsOf(() => (defineResources as (list: unknown) => unknown)(resources))
    expect(error.problems.map((problem) => problem.code)).toContain(code)
  })

  it('freeze what they have accepted', () => {
    const brand = make('brand') as unknown as { list: { columns: string[] } }
    expect(() => brand.list.columns.push('x')).toThrow(TypeError)
  })
})
