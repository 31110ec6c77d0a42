import { describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import { demandReadAccess, unreadAccess } from '../../../server/auth/unreadAccess.ts'
import { loadHooks } from '../../../server/hooks.ts'
import { loadOperations } from '../../../server/operations.ts'
import { defineResource, defineResources, type Registry } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'

const lesson = defineResource({
  name: 'lesson',
  title: 'name',
  fields: { name: f.text({ required: true }), price: f.money({ restricted: { edit: 'changePrice' } }) },
  permissions: ['teach'],
  workflow: {
    initial: 'planned',
    states: { planned: {}, held: {} },
    transitions: { hold: { from: 'planned', to: 'held' } },
  },
})

describe('what a role can say', () => {
  it('is read by a check, all of it', async () => {
    const registry = resources as unknown as Registry
    const [operations] = await Promise.all([loadOperations(registry), loadHooks(registry)])
    expect(unreadAccess(registry, operations)).toEqual([])
    const { subAdminRole } = registry
    const further = { ...subAdminRole, fields: { ...subAdminRole?.fields, mailLimit: f.integer() } }
    expect(unreadAccess({ ...registry, lesson, subAdminRole: further } as Registry, operations)).toEqual([
      'lesson.teach',
      'subAdminRole.mailLimit',
    ])
  })

  it('keeps the server from starting where no check reads it, in a sentence that names it', () => {
    const registry = defineResources([lesson]) as unknown as Registry
    expect(() => demandReadAccess(registry, {})).toThrow(
      /^No check reads lesson\.teach: .+ Add one, or take it off/,
    )
  })
})
