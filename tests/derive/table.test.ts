import { describe, expect, it } from 'vitest'
import { resources } from '../../resources/index.ts'
import { defineResource, defineResources, type Registry } from '../../src/core/index.ts'
import { identifier } from '../../src/derive/sqlNames.ts'
import { type Table, tablesOf } from '../../src/derive/table.ts'
import * as f from '../../src/fields/index.ts'
import { areas } from '../api/records/areas.ts'

const tables = new Map(tablesOf(areas).map((table) => [table.name, table]))
const table = (name: string) => tables.get(name) as Table
const column = (of: string, name: string) => table(of).columns.find((entry) => entry.name === name)
const index = (of: string, name: string) => table(of).indexes.find((entry) => entry.name === name)

describe('the tables of the areas', () => {
  it('are one for each area, and one for each field of rows', () => {
    expect([...tables.keys()]).toEqual([
      'brand',
      'category',
      'product',
      'product_variants',
      'article',
      'article_parts',
      'order',
      'order_lines',
    ])
  })

  it('begin with the key and what every record has', () => {
    for (const name of ['brand', 'category', 'product', 'article', 'order']) {
      expect(table(name).columns.slice(0, 4)).toEqual([
        { name: 'id', type: 'uuid', notNull: true },
        { name: 'version', type: 'integer', notNull: true, default: '1' },
        { name: 'created_at', type: 'timestamp(3) with time zone', notNull: true, default: 'now()' },
        { name: 'updated_at', type: 'timestamp(3) with time zone', notNull: true, default: 'now()' },
      ])
    }
    expect(
      table('article_parts')
        .columns.slice(0, 3)
        .map(({ name }) => name),
    ).toEqual(['id', 'owner_id', 'position'])
  })

  it.each([
    ['order', 'tracking_number', { type: 'text', notNull: false }],
    ['order', 'total', { type: 'bigint', notNull: true }],
    ['order', 'status', { type: 'text', notNull: true, default: `'draft'` }],
    ['product', 'weight', { type: 'integer', notNull: false }],
    ['product', 'kind', { type: 'text', notNull: true, default: `'physical'` }],
    ['product', 'translations', { type: 'jsonb', notNull: true, default: `'{}'` }],
    ['product', 'search', { type: 'text', notNull: true, default: `''` }],
    ['article', 'categories', { type: 'uuid[]', notNull: true, default: `'{}'` }],
    ['article', 'photos', { type: 'jsonb', notNull: true, default: `'[]'` }],
    ['article', 'rating', { type: 'numeric(10,1)', notNull: false }],
    ['article', 'seen_at', { type: 'timestamp(3) with time zone', notNull: false }],
    ['article_parts', 'count', { type: 'integer', notNull: true, default: `'1'` }],
    ['brand', 'active', { type: 'boolean', notNull: true, default: `'true'` }],
  ])('give %s a column %s', (of, name, expected) => {
    expect(column(of, name)).toMatchObject(expected)
  })

  it('let a required field be empty where it can be hidden', () => {
    const resource = defineResource({
      name: 'hidden',
      title: 'name',
      fields: {
        name: f.text({ required: true }),
        kind: f.select(['a', 'b'], { default: 'a' }),
        size: f.integer({ required: true }),
        weight: f.integer({ required: true }),
      },
      rules: { size: { visible: { kind: 'a' } } },
      form: {
        sections: {
          main: ['name', 'kind', 'size'],
          shipping: { fields: ['weight'], visible: { kind: 'b' } },
        },
      },
    })
    const [made] = tablesOf({ hidden: resource })
    expect(made?.columns.filter(({ notNull }) => !notNull).map(({ name }) => name)).toEqual([
      'size',
      'weight',
    ])
  })

  it('keep what is referred to, and delete rows with their record', () => {
    expect(table('product').references).toEqual([
      { name: 'product_brand_fkey', column: 'brand', table: 'brand', onDelete: 'restrict' },
    ])
    expect(table('category').references).toMatchObject([
      { column: 'parent', table: 'category', onDelete: 'restrict' },
    ])
    expect(table('article').references).toEqual([])
    expect(table('order_lines').references).toMatchObject([
      { column: 'owner_id', table: 'order', onDelete: 'cascade' },
      { column: 'product', table: 'product', onDelete: 'restrict' },
    ])
  })

  it('compare unique texts regardless of their case, and combinations with what is empty in them', () => {
    expect(index('product', 'product_slug_key')).toMatchObject({
      unique: true,
      expressions: ['lower("slug")'],
      nullsNotDistinct: false,
    })
    expect(index('article_parts', 'article_parts_code_key')).toMatchObject({
      unique: true,
      expressions: ['lower("code")'],
    })
    expect(index('category', 'category_parent_slug_key')).toMatchObject({
      expressions: ['"parent"', 'lower("slug")'],
      nullsNotDistinct: true,
    })
    expect(index('article_parts', 'article_parts_owner_id_colour_count_key')).toMatchObject({
      expressions: ['"owner_id"', 'lower("colour")', '"count"'],
      nullsNotDistinct: true,
    })
  })

  it('have one index of the choices that a built-in view narrows by together', () => {
    const paper = defineResource({
      name: 'paper',
      path: 'pages/paper-list',
      title: 'name',
      fields: {
        name: f.text({ required: true }),
        size: f.select(['a4', 'a5'], { required: true, default: 'a4' }),
        colour: f.select(['white', 'grey'], { required: true, default: 'white' }),
        isThin: f.boolean({ default: false }),
      },
      list: {
        columns: ['name'],
        sort: 'name',
        views: {
          pair: { colour: { in: ['grey'] }, size: 'a4', isThin: false },
          samePair: { size: { in: ['a4', 'a5'] }, colour: 'white' },
          single: { size: 'a5', isThin: true },
          others: { size: { not: 'a4' }, colour: 'white' },
        },
      },
      form: { sections: { all: ['name', 'size', 'colour', 'isThin'] } },
    })
    const [{ indexes } = { indexes: [] }] = tablesOf(defineResources([paper]) as unknown as Registry)
    const together = indexes.filter(({ expressions }) => expressions.length > 2)
    expect(together.map(({ expressions }) => expressions)).toEqual([['"size"', '"colour"', '"id"']])
  })

  it('find what others point to by what it is called, whatever its letter case, without looking at all of them', () => {
    expect(index('product', 'product_name_named_idx')).toMatchObject({
      unique: false,
      expressions: ['lower("name")'],
    })
    // What nobody points to is named by nobody.
    const named = (of: string) => table(of).indexes.filter(({ name }) => name.endsWith('_named_idx'))
    expect(named('order')).toEqual([])
  })

  it('have the indexes that lists and references need, each once', () => {
    expect(table('product').indexes.map(({ name }) => name)).toEqual([
      'product_slug_key',
      'product_updated_at_id_idx',
      'product_name_id_idx',
      'product_price_id_idx',
      'product_margin_id_idx',
      'product_kind_updated_at_id_idx',
      'product_brand_updated_at_id_idx',
      'product_name_named_idx',
      'product_search_idx',
    ])
    expect(index('article', 'article_categories_idx')).toMatchObject({
      method: 'gin',
      expressions: ['"categories"'],
    })
    expect(index('article', 'article_labels_idx')).toMatchObject({ method: 'gin' })
    expect(index('article', 'article_search_idx')).toMatchObject({ method: 'gin', extension: 'pg_trgm' })
    expect(index('order_lines', 'order_lines_product_idx')).toBeDefined()
    expect(index('category', 'category_parent_id_idx')).toBeDefined()
  })

  it('refuse in the database what no rule of the language allows', () => {
    const conditions = (of: string) =>
      Object.fromEntries(table(of).checks.map((check) => [check.column, check.condition]))
    expect(conditions('order').status).toBe(
      `"status" IN ('draft', 'paid', 'shipped', 'delivered', 'cancelled')`,
    )
    expect(conditions('article')).toMatchObject({
      labels: `"labels" <@ ARRAY['new', 'sale', 'eco']::text[]`,
      rating: `"rating" NOT IN ('NaN', 'Infinity', '-Infinity')`,
      since: 'isfinite("since")',
      seen_at: 'isfinite("seen_at")',
    })
  })

  it('are refused where two have one name', () => {
    const part = defineResource({ name: 'articleParts', title: 'name', fields: { name: f.text() } })
    expect(() => tablesOf({ ...areas, articleParts: part })).toThrow(
      /two areas need a table named 'article_parts'/i,
    )
  })

  it('have names that PostgreSQL does not cut, and no two alike, in the whole product', () => {
    const all = tablesOf(resources as Registry)
    const names = all.flatMap(({ name, indexes, checks, references }) => [
      name,
      ...[...indexes, ...checks, ...references].map((entry) => entry.name),
    ])
    expect(names.filter((name) => name.length > 63)).toEqual([])
    expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([])
    for (const { columns } of all) expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length)
  })
})

describe('a name of the database', () => {
  it('is in snake case', () => {
    expect(identifier('taxCategory', 'minValue', 'idx')).toBe('tax_category_min_value_idx')
  })

  it('is shortened with a hash of the whole where it would be cut', () => {
    const long = identifier('a'.repeat(40), 'b'.repeat(40), 'idx')
    expect(long).toHaveLength(63)
    expect(long).toMatch(/^a{40}_b{13}_[0-9a-f]{8}$/)
    expect(long).not.toBe(identifier('a'.repeat(40), 'b'.repeat(41), 'idx'))
  })
})

describe('an area without lists', () => {
  it('is searched by its title', () => {
    const [made] = tablesOf(
      defineResources([defineResource({ name: 'note', title: 'body', fields: { body: f.text() } })]),
    )
    expect(made?.columns.map(({ name }) => name)).toContain('search')
  })
})
