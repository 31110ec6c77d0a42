import { type Deed, deed, proven, type Row } from './deed.ts'
import type { State } from './stateOf.ts'

const parcelIn =
  (status: string, isByMachine?: true) =>
  ({ parcels }: State) =>
    parcels.filter((each) => each.status === status && (!isByMachine || each.connection !== null))

/** What is done with a courier that is asked by machine. */
export const machineDeeds: Readonly<Record<string, Deed<Row>>> = {
  bookByMachine: deed(3, parcelIn('packed'), async (lives, { order }, { id, number, version }, { how }) => {
    const given = await lives.ask('PUT', `/shipments/${id}`, { version, courier: lives.machine.courier })
    if (given.status !== 200) return given
    const cancel = async () => {
      const { version: now } = (await lives.ask('GET', `/shipments/${id}`)).body
      await lives.ask('POST', `/shipments/${id}/transitions/cancel`, { version: now })
    }
    // The answer gets lost, or comes to a parcel that is cancelled by then.
    lives.machine.next({ isLost: how % 5 === 4, meanwhile: how % 3 === 0 ? cancel : undefined })
    const done = await lives.ask('POST', `/shipments/${id}/operations/book`, {})
    await lives.machine.callOff()
    const now = (await lives.state(order)).parcels.find((each) => each.id === id)
    const isCarried = lives.machine.carries(number)
    return proven(done, now?.status !== 'cancelled' || !isCarried, 'A courier comes for what is cancelled')
  }),
  cancelBooked: deed(1, parcelIn('labelReady', true), async (lives, _state, { id, number, version }) => {
    const done = await lives.ask('POST', `/shipments/${id}/transitions/cancel`, { version })
    await lives.machine.callOff()
    return proven(done, !lives.machine.carries(number), 'A courier comes for what is cancelled')
  }),
  retryDelivery: deed(4, parcelIn('attemptFailed', true), async (lives, _state, { id, number }) => {
    const done = await lives.ask('POST', `/shipments/${id}/operations/retryDelivery`, {})
    const { events } = (await lives.ask('GET', `/shipments/${id}`)).body
    const isAsked = events.some(({ note }: { note: string }) => note === `AGAIN-${number}`)
    return proven(done, isAsked, 'The courier does not try it again')
  }),
}
