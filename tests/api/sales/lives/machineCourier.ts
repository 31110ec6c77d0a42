import { vi } from 'vitest'
import { callOffBookings } from '../../../../resources/sales/shipment/server/connection/callOffBookings.ts'
import { delhivery } from '../../../../resources/sales/shipment/server/connection/delhivery.ts'
import type { Context } from '../../../../server/context.ts'
import { connect } from '../../providers/connect.ts'
import type { shipmentShop } from '../shipmentShop.ts'

/** How it answers: not at all, and what happens before it does. */
export interface Next {
  readonly isLost: boolean
  readonly meanwhile: (() => Promise<void>) | undefined
}

/** A courier that is asked by machine and does what it is asked; what it says may get lost, or come late. */
export function machineCourier({ ask }: ReturnType<typeof shipmentShop>, context: () => Context) {
  const awbs = new Map<string, string>()
  const carried = new Set<string>()
  let next: Next = { isLost: false, meanwhile: undefined }
  return {
    courier: 'By machine',
    async prepare(): Promise<void> {
      vi.spyOn(delhivery, 'book').mockImplementation(async (_asked, { number }) => {
        const awb = awbs.get(number) ?? `MACHINE${awbs.size + 1}`
        awbs.set(number, awb)
        carried.add(number)
        await next.meanwhile?.()
        if (next.isLost) throw new Error('Its answer got lost.')
        return awb
      })
      vi.spyOn(delhivery, 'find').mockImplementation(async (_asked, number) => awbs.get(number))
      vi.spyOn(delhivery, 'callOff').mockImplementation(async (_asked, awb) => {
        for (const [number, known] of awbs) if (known === awb) carried.delete(number)
      })
      vi.spyOn(delhivery, 'retry').mockImplementation(async (_asked, awb) => {
        const [number] = [...awbs].find(([, known]) => known === awb) ?? []
        return `AGAIN-${number}`
      })
      const values = { 'shipping.delhiveryPickup': 'Bengaluru WH' }
      await connect(context(), values, { 'shipping.delhiveryToken': 'token' })
      const made = await ask('POST', '/couriers', { name: 'By machine', code: 'MACHINE', cod: true })
      const { id, version } = made.body
      await ask('PUT', `/couriers/${id}`, { version, connection: 'delhivery' })
    },
    /** How it answers from now on. */
    next(how: Next): void {
      next = how
    },
    /** What the clock does every five minutes. */
    callOff: () => callOffBookings(context(), new Date()),
    carries: (number: string): boolean => carried.has(number),
  }
}
