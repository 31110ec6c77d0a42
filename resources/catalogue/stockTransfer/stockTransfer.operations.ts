import { defineOperations } from '../../../server/defineOperations.ts'
import { receiveInput, receiveSome } from './server/receiveSome.ts'
import { stockTransfer } from './stockTransfer.ts'

/** What a transfer can be asked beside its transitions. */
export default defineOperations(stockTransfer, {
  receiveSome: {
    on: 'record',
    flag: 'transfer',
    input: receiveInput,
    summary: 'Takes in a part of what was sent; when nothing is missing any more, the transfer is received.',
    run: ({ input, record, db, records, actor, at }) =>
      receiveSome({ db, records, actor, at }, record, input),
  },
})
