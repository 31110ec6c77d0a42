import { z } from 'zod'
import { defineOperations } from '../../../server/defineOperations.ts'
import { deliveries } from '../../customers/contactMessage/server/deliveries.ts'
import { findOperation } from '../../shared/reveal/server/findOperation.ts'
import { revealOperation } from '../../shared/reveal/server/revealOperation.ts'
import { orderReturn } from './orderReturn.ts'
import { say, sayInput } from './server/conversation.ts'
import { approveLate, approveLateInput, reject, rejectInput } from './server/decisions.ts'
import { inspect, inspectInput } from './server/inspect.ts'
import { failedInput, pickupFailed, scheduleInput, schedulePickup } from './server/pickups.ts'
import { receive, receiveInput } from './server/receive.ts'
import { refundInput, refundReturn } from './server/refundReturn.ts'
import { requestInput, requestReturn } from './server/requestReturn.ts'
import { returnPlaces } from './server/returnPlaces.ts'
import { exchangeInput, shipExchange } from './server/shipExchange.ts'
import { findByCode, findInput, moneyView, returnableInput, returnableView } from './server/views.ts'

const nothing = z.strictObject({})

/** What returns can be asked (areas, 23): everything that moves goods or money. */
export default defineOperations(orderReturn, {
  reveal: revealOperation(orderReturn),
  find: findOperation(orderReturn),
  returnable: {
    on: 'collection',
    reads: true,
    flag: 'request',
    input: returnableInput,
    summary: 'What of an order can be sent back now, in time or not, and the other sizes with their stock.',
    run: ({ db, input, at }) => returnableView(db, input, at),
  },
  request: {
    on: 'collection',
    flag: 'request',
    input: requestInput,
    summary: 'Opens a return, an exchange or a replacement; what goes out in exchange is held.',
    async run({ input, ...work }) {
      const { id, number, status } = await requestReturn(work, input)
      return { id, number, status }
    },
  },
  approveLate: {
    on: 'record',
    flag: 'approve',
    input: approveLateInput,
    summary: 'Approves what came too late or cannot be returned by rule, with the reason for it.',
    run: ({ record, input, ...work }) => approveLate(work, record, input),
  },
  reject: {
    on: 'record',
    flag: 'approve',
    inBulk: true,
    input: rejectInput,
    summary: 'Rejects a return with a reason, and a note that the customer reads.',
    run: ({ record, input, ...work }) => reject(work, record, input),
  },
  schedulePickup: {
    on: 'record',
    flag: 'edit',
    inBulk: true,
    input: scheduleInput,
    summary: 'Plans when a courier fetches the goods, and tells the customer.',
    run: ({ record, input, ...work }) => schedulePickup(work, record, input),
  },
  pickupFailed: {
    on: 'record',
    flag: 'edit',
    inBulk: true,
    input: failedInput,
    summary: 'Counts a pickup that failed; after the third the return waits for another plan.',
    run: ({ record, input, ...work }) => pickupFailed(work, record, input),
  },
  findByCode: {
    on: 'collection',
    reads: true,
    flag: 'receive',
    input: findInput,
    summary: 'The returns under way that a scanned code means: a number, an AWB, an order number, a SKU.',
    run: ({ db, actor, input }) => findByCode(db, actor, input),
  },
  places: {
    on: 'collection',
    reads: true,
    flag: 'view',
    input: nothing,
    summary: 'The places that take returns now.',
    run: async ({ db }) => ({ places: await returnPlaces(db) }),
  },
  receive: {
    on: 'record',
    flag: 'receive',
    input: receiveInput,
    summary: 'Takes in what has come back, line by line; nothing is restocked yet.',
    run: ({ record, input, ...work }) => receive(work, record, input),
  },
  inspect: {
    on: 'record',
    flag: 'inspect',
    input: inspectInput,
    summary: 'Stores what the inspection found and brings the goods where they belong.',
    run: ({ record, input, ...work }) => inspect(work, record, input),
  },
  money: {
    on: 'record',
    reads: true,
    flag: 'view',
    input: nothing,
    summary: 'How the money of a return comes about, from what was paid to what is left to refund.',
    run: ({ db, record }) => moneyView(db, record),
  },
  refund: {
    on: 'record',
    flag: 'refund',
    inBulk: true,
    input: refundInput,
    summary: 'Refunds what was accepted less deductions, or, with an override, before the goods are here.',
    run: ({ record, input, ...work }) => refundReturn(work, record, input),
  },
  shipExchange: {
    on: 'record',
    flag: 'refund',
    input: exchangeInput,
    summary: 'Places the order of what goes out in exchange, at the difference or for nothing.',
    run: ({ record, input, ...work }) => shipExchange(work, record, input),
  },
  reply: {
    on: 'record',
    adds: true,
    flag: 'message',
    input: sayInput,
    summary:
      'Adds the answer of the shop and sends it to the customer; it is noted alone where the notification is switched off (`sent`).',
    run: async ({ record, input, ...work }) => ({ sent: await say(work, record, 'reply', input) }),
  },
  deliveries: {
    on: 'record',
    reads: true,
    flag: 'view',
    input: nothing,
    summary: 'What has become of the replies that were sent, by the word of the conversation.',
    run: async ({ db, record }) => ({ deliveries: await deliveries(db, record) }),
  },
  note: {
    on: 'record',
    adds: true,
    flag: 'edit',
    input: sayInput,
    summary: 'Adds a note that only staff see.',
    async run({ record, input, ...work }) {
      await say(work, record, 'note', input)
      return {}
    },
  },
  heard: {
    on: 'record',
    adds: true,
    flag: 'message',
    input: sayInput,
    summary: 'Adds what the customer said.',
    async run({ record, input, ...work }) {
      await say(work, record, 'customer', input)
      return {}
    },
  },
})
