import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { grantsOf, unite } from '../../../server/auth/permissions.ts'
import { rolePresets, storePresets } from '../../../server/auth/presets.ts'
import { defineResource, defineResources, hasFlag, type Registry } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'
import { testServer } from '../../support/server.ts'
import { shop } from '../../types/shop.ts'

const registry = shop as unknown as Registry
/** What one role grants that shows everything. */
const united = (entries: unknown) => unite([{ entries, isOfOwnPlaces: false }])

const preset = (name: string, areas = registry) => ({
  type: 'SUB_ADMIN' as const,
  permissions: united(rolePresets(areas).find((role) => role.preset === name)?.permissions ?? []).map,
})

describe('the roles that come with the product', () => {
  it.each([
    ['manager', 'product', 'viewCost', true],
    ['manager', 'order', 'cancel', true],
    ['manager', 'subAdmin', 'delete', false],
    ['catalogue', 'product', 'delete', true],
    ['catalogue', 'order', 'edit', false],
    ['catalogue', 'customer', 'view', false],
    ['orders', 'order', 'ship', true],
    ['orders', 'order', 'refund', false],
    ['orders', 'product', 'edit', false],
    ['orders', 'product', 'viewCost', false],
    ['warehouse', 'order', 'ship', true],
    ['warehouse', 'order', 'cancel', false],
    ['support', 'orderReturn', 'edit', true],
    ['support', 'coupon', 'edit', false],
    ['marketing', 'banner', 'delete', true],
    ['marketing', 'coupon', 'edit', true],
    ['marketing', 'coupon', 'activate', false],
    ['finance', 'taxCategory', 'edit', true],
    ['auditor', 'order', 'view', true],
    ['auditor', 'dashboard', 'view', true],
  ])('%s: %s.%s is %s', (role, key, flag, expected) => {
    expect(hasFlag(preset(role), key, flag)).toBe(expected)
  })

  it('let the auditor see everything and change nothing', () => {
    for (const { key, ...flags } of rolePresets(registry).find((role) => role.preset === 'auditor')
      ?.permissions ?? []) {
      expect([key, flags]).toEqual([key, { view: true }])
    }
  })

  it('give no flag that an area does not have', () => {
    // An order cannot be deleted, and this shop knows no refund.
    expect(hasFlag(preset('manager'), 'order', 'delete')).toBe(false)
    expect(hasFlag(preset('warehouse'), 'order', 'pack')).toBe(false)
  })

  it('open an area that was added to the manager, show it to the auditor and close it to the others', () => {
    const supplier = defineResource({
      name: 'supplier',
      title: 'name',
      fields: { name: f.text({ required: true }) },
    })
    const areas = defineResources([supplier]) as unknown as Registry
    expect(hasFlag(preset('manager', areas), 'supplier', 'delete')).toBe(true)
    expect(hasFlag(preset('auditor', areas), 'supplier', 'view')).toBe(true)
    for (const role of ['catalogue', 'orders', 'warehouse', 'support', 'marketing', 'finance']) {
      expect(hasFlag(preset(role, areas), 'supplier', 'view')).toBe(false)
    }
  })

  it('follow the areas in the database, until someone edits them', async () => {
    await using server = await testServer({ registry, accounts: false })
    const { database } = server.context
    const read = async () =>
      (await sql<any>`SELECT preset, version, permissions FROM _roles ORDER BY preset`.execute(database.db))
        .rows
    const before = await read()
    expect(before).toHaveLength(8)
    await storePresets(database, registry)
    expect(await read()).toEqual(before)
    await sql`UPDATE _roles SET edited = true, permissions = '[]' WHERE preset = 'support'`.execute(
      database.db,
    )
    await storePresets(database, {})
    const after = await read()
    expect(after.find((role) => role.preset === 'support')).toMatchObject({ version: 1, permissions: [] })
    expect(after.find((role) => role.preset === 'orders').version).toBe(2)
  }, 60_000)
})

describe('the permissions of several roles', () => {
  it.each([
    [[], []],
    [
      [
        { key: 'a', view: true },
        { key: 'a', edit: true },
      ],
      [{ key: 'a', view: true, edit: true }],
    ],
    [
      [
        { key: 'a', view: true },
        { key: 'a', view: false },
      ],
      [{ key: 'a', view: true }],
    ],
    [[{ key: 'a', view: 'true', edit: 1, delete: {} }], [{ key: 'a' }]],
    [[null, 5, 'a', [], {}, { view: true }, { key: 5, view: true }], []],
  ])('%j are united as %j', (entries, expected) => {
    expect(united(entries).entries).toEqual(expected)
  })

  it('are read from what the database writes, and only for the very same text taken from memory', () => {
    const one = '[{"key": "a", "view": true}]'
    expect(grantsOf('')).toMatchObject({ entries: [] })
    expect(grantsOf(`${one}\n[{"key": "a", "edit": true}]`).entries).toEqual([
      { key: 'a', view: true, edit: true },
    ])
    expect(grantsOf(one)).toBe(grantsOf(one))
    expect(grantsOf('[{"key": "a", "view": false}]').map.a).toEqual({})
  })

  it('inherit nothing', () => {
    const permissions = united([
      JSON.parse('{"key":"__proto__","view":true}'),
      { key: 'constructor', view: true },
    ]).map
    const viewer = { type: 'SUB_ADMIN' as const, permissions }
    expect(hasFlag(viewer, 'toString', 'view')).toBe(false)
    expect(hasFlag(viewer, 'anything', 'view')).toBe(false)
    expect(({} as any).view).toBeUndefined()
  })
})
