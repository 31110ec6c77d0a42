import { z } from 'zod'
import { defineOperations } from '../../../server/defineOperations.ts'
import { findOperation } from '../../shared/reveal/server/findOperation.ts'
import { revealOperation } from '../../shared/reveal/server/revealOperation.ts'
import { cancellationRequest } from './cancellationRequest.ts'
import { decide, decideInput } from './server/decide.ts'
import { liveView } from './server/liveView.ts'
import {
  acceptInput,
  acceptOffer,
  offer,
  offerInput,
  recallFailed,
  recallFailedInput,
} from './server/offers.ts'
import { requestCancellation, requestInput } from './server/requestCancellation.ts'

/** What requests for cancellations can be asked (areas, 24). */
export default defineOperations(cancellationRequest, {
  reveal: revealOperation(cancellationRequest),
  find: findOperation(cancellationRequest),
  request: {
    on: 'collection',
    flag: 'request',
    input: requestInput,
    summary: 'Asks for an order, or a part of it, not to come; in time and unpacked it is cancelled at once.',
    async run({ input, ...work }) {
      const { id, number, status } = await requestCancellation(work, input)
      return { id, number, status }
    },
  },
  live: {
    on: 'record',
    reads: true,
    flag: 'view',
    input: z.strictObject({}),
    summary:
      'Where the order and its parcels are now, what a decision would do, and the money it would move.',
    run: ({ db, record }) => liveView(db, record),
  },
  decide: {
    on: 'record',
    flag: 'decide',
    inBulk: true,
    input: decideInput,
    summary: 'Approves or rejects a request; where the parcels are is looked at once more under lock.',
    run: ({ record, input, ...work }) => decide(work, record, input),
  },
  offer: {
    on: 'record',
    flag: 'decide',
    input: offerInput,
    summary:
      'Offers something else: another size, another address, a return after delivery. It is noted alone where the notification is switched off (`sent`).',
    run: ({ record, input, ...work }) => offer(work, record, input),
  },
  acceptOffer: {
    on: 'record',
    flag: 'decide',
    input: acceptInput,
    summary: 'The customer takes the offer: the request is withdrawn, and the order may be packed again.',
    run: ({ record, input, ...work }) => acceptOffer(work, record, input),
  },
  recallFailed: {
    on: 'record',
    flag: 'decide',
    input: recallFailedInput,
    summary: 'Ends an approved request whose recalled parcel was delivered or lost all the same.',
    run: ({ record, input, ...work }) => recallFailed(work, record, input),
  },
})
