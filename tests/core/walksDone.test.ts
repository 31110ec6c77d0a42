import { expect, it } from 'vitest'
import { permissionMap } from '../../src/core/index.ts'
import { type Walker, walksDone } from '../e2e/support/walksDone.ts'

/** What a page of tags asked of somebody who views and edits them, and sees no brands. */
const trace = {
  rights: {
    keys: ['tag', 'brand'],
    held: [
      ['tag', 'view', true],
      ['tag', 'edit', true],
      ['tag', 'delete', false],
    ] as const,
  },
  requests: [{ method: 'GET', address: '/tags', body: null }],
}

const walker = (permissions: readonly object[], answer = '200 []'): Walker => ({
  viewer: { type: 'SUB_ADMIN', permissions: permissionMap(permissions) },
  answerTo: async () => answer,
})

const tags = { key: 'tag', view: true, edit: true }

function walked() {
  const walks = walksDone()
  walks.add('/tags', 'open', walker([tags]), trace)
  return walks
}

it.each([
  ['who holds the same', [tags], true],
  [
    'who holds more of what nobody asked for',
    [
      { ...tags, export: true },
      { key: 'page', view: true },
    ],
    true,
  ],
  [
    'whose flags are not exactly true',
    [
      { ...tags, delete: 'true' },
      { key: 'brand', view: 1 },
    ],
    true,
  ],
  ['who may do one thing more', [{ ...tags, delete: true }], false],
  ['who may do one thing less', [{ ...tags, edit: 'true' }], false],
  ['who sees what was asked for in vain', [tags, { key: 'brand', view: true }], false],
  ['who sees their own places only', [{ ...tags, ownPlaces: true }], false],
  ['who holds nothing', [], false],
])('a walk is alike to somebody %s: only then it is left out', async (_, permissions, isAlike) => {
  expect(await walked().hasAlike('/tags', 'open', walker(permissions))).toBe(isAlike)
})

it('is gone through again where the API answers otherwise, other things are expected, or the page is another', async () => {
  expect(await walked().hasAlike('/tags', 'open', walker([tags], '403 {}'))).toBe(false)
  expect(await walked().hasAlike('/tags', 'closed', walker([tags]))).toBe(false)
  expect(await walked().hasAlike('/brands', 'open', walker([tags]))).toBe(false)
})

it('is not believed where it asked for nothing', () => {
  const silent = { rights: { keys: [], held: [] }, requests: [] }
  expect(() => walksDone().add('/tags', 'open', walker([tags]), silent)).toThrow('asked for no right')
})
