import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useParcelWork } from '../../../resources/sales/order/screens/parcels/useParcelWork.ts'
import { renderMerchandising } from '../merchandising/renderMerchandising.tsx'

beforeEach(() => localStorage.clear())

function Shown({ onHold }: { onHold: boolean }) {
  return <p>Next: {useParcelWork({ id: 'o1', onHold } as never)?.label ?? 'nothing'}</p>
}

/** What comes next of an order with such parcels, for somebody with these flags. */
async function nextOf(parcels: readonly string[], flags: readonly string[], onHold = false) {
  const records = parcels.map((status, index) => ({ id: `s${index}`, number: `SH-${index}`, status }))
  renderMerchandising(<Shown onHold={onHold} />, {
    provider: { getList: async () => ({ data: records, total: records.length }) },
    permissions: [
      { key: 'order', view: true },
      { key: 'shipment', view: true, ...Object.fromEntries(flags.map((flag) => [flag, true])) },
    ],
  })
  return (words: string) => screen.findByText(`Next: ${words}`)
}

describe('what comes next of the parcels of an order', () => {
  it('is to decide on one that could not be delivered, before another is packed', async () => {
    await (await nextOf(['pending', 'attemptFailed'], ['pack', 'deliver']))('Decide on the delivery')
  })

  it('is to pack for those who decide nothing', async () => {
    await (await nextOf(['attemptFailed', 'pending'], ['pack']))('Packing station')
  })

  it('is nothing while the order is on hold, and for those who may do neither', async () => {
    const shown = await nextOf(['pending'], ['pack'], true)
    await shown('nothing')
    expect(screen.queryByText('Next: Packing station')).toBeNull()
  })
})
