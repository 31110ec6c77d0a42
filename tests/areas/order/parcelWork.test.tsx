import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useParcelWork } from '../../../resources/sales/order/screens/parcels/useParcelWork.ts'
import { renderMerchandising } from '../merchandising/renderMerchandising.tsx'

beforeEach(() => localStorage.clear())

function Shown(order: { onHold: boolean; parcelStates: readonly string[] }) {
  const work = useParcelWork({ id: 'o1', ...order } as never)
  return work ? (
    <button type="button" onClick={work.onPick}>
      {work.label}
    </button>
  ) : (
    'Nothing'
  )
}

/** What comes next of an order with such parcels, for somebody with these flags; its parcels arrive when `arrive` is called. */
function nextOf(parcels: readonly string[], flags: readonly string[], onHold = false) {
  const records = parcels.map((status, index) => ({ id: `s${index}`, number: `SH-${index}`, status }))
  const { promise, resolve } = Promise.withResolvers<object>()
  const { person, place } = renderMerchandising(<Shown onHold={onHold} parcelStates={parcels} />, {
    provider: { getList: () => promise },
    permissions: [
      { key: 'order', view: true },
      { key: 'shipment', view: true, ...Object.fromEntries(flags.map((flag) => [flag, true])) },
    ],
  })
  return { person, place, arrive: () => resolve({ data: records, total: records.length }) }
}

describe('what comes next of the parcels of an order', () => {
  it('is to decide on one that could not be delivered, before another is packed; a press before it is there is kept', async () => {
    const { person, place, arrive } = nextOf(['pending', 'attemptFailed'], ['pack', 'deliver'])
    await person.click(screen.getByRole('button', { name: 'Decide on the delivery' }))
    expect(place.pathname).not.toContain('shipments')
    arrive()
    await waitFor(() => expect(place.pathname).toContain('/shipments/s1'))
  })

  it('is to pack for those who decide nothing', async () => {
    const { person, place, arrive } = nextOf(['attemptFailed', 'pending'], ['pack'])
    arrive()
    await person.click(screen.getByRole('button', { name: 'Pack the parcel' }))
    await waitFor(() => expect(place.search).toBe('?parcel=SH-1'))
  })

  it('is nothing while the order is on hold, and for those who may do neither', () => {
    nextOf(['pending'], ['pack'], true)
    expect(screen.getByText('Nothing')).toBeTruthy()
    cleanup()
    nextOf(['pending', 'attemptFailed'], [])
    expect(screen.getByText('Nothing')).toBeTruthy()
  })
})
