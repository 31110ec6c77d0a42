import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import ShowUses from '../../../resources/shared/merge/screens/ShowUses.tsx'
import type { AnyRecord } from '../../../src/core/index.ts'
import { renderMerchandising } from './renderMerchandising.tsx'

const open = (area: keyof typeof resources, record: object) => {
  let closed = 0
  const view = renderMerchandising(
    <ShowUses
      resource={resources[area] as never}
      records={[{ id: 'r1', version: 1, ...record } as AnyRecord]}
      close={() => closed++}
    />,
  )
  return { ...view, closed: () => closed }
}

describe('what uses a record', () => {
  it.each([
    ['tag', { kind: 'product' }, 'product', { tags: { has: ['r1'] } }],
    ['tag', { kind: 'order' }, 'order', { tags: { has: ['r1'] } }],
    ['tag', { kind: 'customer' }, 'customer', { tags: { has: ['r1'] } }],
    ['tag', { kind: 'content' }, 'page', { tags: { has: ['r1'] } }],
    ['brand', {}, 'product', { brand: 'r1' }],
    ['taxCategory', {}, 'product', { taxCategory: 'r1' }],
  ] as const)('of %s %j is a list of %s', async (area, record, target, filter) => {
    const { place, closed } = open(area, record)
    await waitFor(() => expect(place.pathname).toBe(`/app/${resources[target].path}`))
    expect(JSON.parse(new URLSearchParams(place.search).get('filter') ?? '')).toEqual(filter)
    expect(closed()).toBe(1)
    // Each list can really be asked so.
    for (const name of Object.keys(filter)) expect(Object.keys(resources[target].fields)).toContain(name)
  })
})
