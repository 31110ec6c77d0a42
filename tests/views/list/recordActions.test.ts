import { describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import type { Resource, Viewer } from '../../../src/core/index.ts'
import { actionsOnAll, bulkFields, heldTransitions } from '../../../src/views/list/recordActions.ts'

const admin: Viewer = { type: 'ADMIN', permissions: {} }
const offered = (area: keyof typeof resources) => bulkFields(admin, resources[area] as unknown as Resource)

describe('what is offered for several records', () => {
  const offers = (...states: string[]) =>
    actionsOnAll(
      admin,
      resources.order as unknown as Resource,
      states.map((status, index) => ({ id: String(index), version: 1, status })),
    )

  it('is not deleting where none of them may be deleted', () => {
    expect(offers('confirmed', 'placed').delete).toBe(false)
    expect(offers('confirmed', 'draft').delete).toBe(true)
    expect(offers().delete).toBe(true)
  })

  it('is no step that asks for what tells records apart: no two parcels have one tracking number', () => {
    const shipment = resources.shipment as unknown as Resource
    const packed = (id: string) => ({ id, version: 1, status: 'packed' })
    expect(actionsOnAll(admin, shipment, [packed('1')]).transitions).toContain('label')
    const ofTwo = actionsOnAll(admin, shipment, [packed('1'), packed('2')]).transitions
    expect(ofTwo).not.toContain('label')
    expect(ofTwo).toContain('cancel')
    expect(heldTransitions(admin, shipment)).not.toContain('label')
    expect(heldTransitions(admin, shipment)).toContain('handOver')
  })
})

describe('the fields that many records are given at once', () => {
  it('leave out what is fixed in every stored record', () => {
    expect(offered('reason')).not.toContain('domain')
    expect(offered('reason')).toContain('active')
  })

  it('hold what only some records have fixed: each says why it refuses', () => {
    expect(offered('shipment')).toContain('weight')
  })

  it('leave out titles, and what no two records share', () => {
    expect(offered('coupon')).not.toContain('code')
    expect(offered('coupon')).not.toContain(resources.coupon.title)
  })
})
