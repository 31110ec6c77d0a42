import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { checkStock } from '../../../resources/catalogue/stockLevel/server/checkStock.ts'
import { shipment } from '../../../resources/sales/shipment/shipment.ts'
import { expectSound } from '../../support/expectSound.ts'
import { openShop } from './opened.ts'
import { shipmentShop } from './shipmentShop.ts'

const { server, shop } = openShop(shipmentShop)
const { ask } = shop

type Status = keyof NonNullable<typeof shipment.workflow>['states']

/** The table of areas (S4) as the tests read it; the descriptor has to say the same. */
const moves: Readonly<Record<string, readonly [from: readonly Status[], to: Status]>> = {
  pack: [['pending'], 'packed'],
  label: [['packed'], 'labelReady'],
  handOver: [['labelReady'], 'handedOver'],
  depart: [['handedOver'], 'inTransit'],
  bringOut: [['handedOver', 'inTransit', 'attemptFailed'], 'outForDelivery'],
  deliver: [['handedOver', 'inTransit', 'outForDelivery'], 'delivered'],
  fail: [['inTransit', 'outForDelivery'], 'attemptFailed'],
  sendBack: [['handedOver', 'inTransit', 'outForDelivery', 'attemptFailed'], 'rtoInitiated'],
  departBack: [['rtoInitiated'], 'rtoInTransit'],
  receiveBack: [['rtoInitiated', 'rtoInTransit'], 'rtoReceived'],
  lose: [
    ['handedOver', 'inTransit', 'outForDelivery', 'attemptFailed', 'rtoInitiated', 'rtoInTransit'],
    'lost',
  ],
  cancel: [['pending', 'packed', 'labelReady'], 'cancelled'],
}

const stepNames = Object.keys(moves)
const beforePacking = ['pending', 'cancelled']
const inHouse = ['pending', 'packed', 'labelReady', 'cancelled']

/** What a parcel should be: the model beside the system. */
interface Model {
  status: Status
  wasPacked: number
  cancelledPacked: number
}

/** What somebody tries: a step with a parcel, or a hold that comes and goes. */
const command = fc.oneof(
  { weight: 8, arbitrary: fc.record({ step: fc.constantFrom(...stepNames), which: fc.nat(1) }) },
  { weight: 4, arbitrary: fc.record({ step: fc.constant('next'), which: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ step: fc.constant('hold'), which: fc.nat(1) }) },
)

/** The step that usually follows, so that runs reach the end of the way now and then. */
const usual: Partial<Record<Status, string>> = {
  pending: 'pack',
  packed: 'label',
  labelReady: 'handOver',
  handedOver: 'depart',
  inTransit: 'bringOut',
  outForDelivery: 'deliver',
  attemptFailed: 'bringOut',
  rtoInitiated: 'departBack',
  rtoInTransit: 'receiveBack',
}

describe('the workflow of parcels', () => {
  it('is the one that the areas describe', () => {
    const declared = Object.entries(shipment.workflow?.transitions ?? {}).flatMap(
      ([name, { from, to, system }]) => (system ? [] : [[name, [[from].flat(), to]] as const]),
    )
    expect(Object.fromEntries(declared)).toEqual(moves)
  })

  it('takes each step from where it may be taken and from nowhere else, and everything else follows', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(command, { minLength: 6, maxLength: 16 }),
        async (isCod, commands) => {
          const order = await shop.ordered({ pieces: [3], method: isCod ? 'cod' : 'upi' })
          const { id: line = '', variant = '' } = order.lines[0] ?? {}
          const [first] = await shop.parcels(order, [{ line, quantity: 1 }])
          const [second] = await shop.parcels(order)
          const ids = [first?.id ?? '', second?.id ?? '']
          const pieces = [1, 2]
          const models: Model[] = ids.map(() => ({ status: 'pending', wasPacked: 0, cancelledPacked: 0 }))
          let isHeld = false
          for (const { step: asked, which } of commands) {
            if (asked === 'hold') {
              const told = await ask(
                'POST',
                `/orders/${order.id}/operations/${isHeld ? 'release' : 'hold'}`,
                {
                  ...(isHeld ? {} : { reason: shop.ids.hold }),
                },
              )
              if (told.status === 200) isHeld = !isHeld
              continue
            }
            const model = models[which] as Model
            const step = asked === 'next' ? (usual[model.status] ?? 'pack') : asked
            const [from, to] = moves[step] as (typeof moves)[string]
            const isStopped = isHeld && ['pack', 'label', 'handOver'].includes(step)
            const may = from.includes(model.status) && !isStopped
            const { status } = await shop.step(ids[which] as string, step, await shop.valuesFor(step))
            expect([step, model.status, isHeld, status]).toEqual([
              ...[step, model.status, isHeld],
              may ? 200 : from.includes(model.status) ? 422 : 409,
            ])
            if (!may) continue
            if (step === 'pack') model.wasPacked++
            if (step === 'cancel' && model.status !== 'pending') model.cancelledPacked++
            model.status = to
            if (['completed', 'cancelled'].includes((await shop.order(order.id)).status)) break
          }
          const parcels = await Promise.all(ids.map((id) => shop.parcel(id)))
          expect(parcels.map(({ status }) => status)).toEqual(models.map(({ status }) => status))
          const sum = (isIn: (status: Status) => boolean) =>
            models.reduce((all, { status }, index) => all + (isIn(status) ? (pieces[index] ?? 0) : 0), 0)
          // The stock: what has left the house is neither on hand nor promised any more.
          const gone = sum((status) => !inHouse.includes(status))
          expect(await shop.level(variant)).toMatchObject({ onHand: 20 - gone, committed: 3 - gone })
          // The order: pieces in packed parcels, and pieces that arrived.
          expect((await shop.order(order.id)).lines[0]).toMatchObject({
            fulfilled: sum((status) => !beforePacking.includes(status)),
            delivered: sum((status) => status === 'delivered'),
          })
          // The papers: an invoice for each packing, a credit note for each packed parcel that was called off.
          const documents = await shop.invoices(order.id)
          const invoiced = documents.filter(({ kind }) => kind === 'invoice')
          const notes = documents.filter(({ kind }) => kind === 'creditNote')
          const count = (name: 'wasPacked' | 'cancelledPacked') =>
            models.reduce((all, model) => all + model[name], 0)
          expect(invoiced).toHaveLength(count('wasPacked'))
          const isCalledOff = ({ shipment }: (typeof notes)[number]) =>
            parcels.some(({ id, status }) => id === shipment && status === 'cancelled')
          expect(notes.filter(isCalledOff)).toHaveLength(count('cancelledPacked'))
          const uncollected = notes.filter((note) => !isCalledOff(note))
          // The cash: collected of what was delivered, given up of what came back or was lost.
          if (isCod) {
            const payments = await shop.payments(order.id)
            const cash = (status: string) =>
              payments.filter((one) => one.status === status).reduce((all, { amount }) => all + amount, 0)
            const asked = (isIn: (status: Status) => boolean) =>
              parcels.reduce((all, { status, codAmount }) => all + (isIn(status) ? (codAmount ?? 0) : 0), 0)
            expect(cash('collected')).toBe(asked((status) => status === 'delivered'))
            expect(cash('notCollected')).toBe(
              asked((status) => status === 'rtoReceived' || status === 'lost'),
            )
            expect(uncollected.reduce((all, { total }) => all + total, 0)).toBe(cash('notCollected'))
          } else expect(uncollected).toEqual([])
          // The returns: one for each parcel that came back.
          const { rows } = await sql`SELECT 1 FROM "order_return" WHERE "order" = ${order.id}`.execute(
            shop.db(),
          )
          expect(rows).toHaveLength(models.filter(({ status }) => status === 'rtoReceived').length)
          if (isHeld) await ask('POST', `/orders/${order.id}/operations/release`, {})
        },
      ),
      { numRuns: 25 },
    )
    expect(await checkStock(shop.db())).toEqual([])
    await expectSound(server.context)
  }, 120_000)
})
