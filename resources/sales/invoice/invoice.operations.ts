import { defineOperations } from '../../../server/defineOperations.ts'
import { revealOperation } from '../../shared/reveal/server/revealOperation.ts'
import { invoice } from './invoice.ts'
import { printInvoices, printInvoicesInput } from './server/printInvoices.ts'

/** Invoices are printed; nothing else is done with them. */
export default defineOperations(invoice, {
  reveal: revealOperation(invoice),
  documents: {
    on: 'collection',
    flag: 'print',
    input: printInvoicesInput,
    summary: 'Invoices and credit notes to be printed; names what is blocked, and why.',
    run: ({ input, db, actor, at }) => printInvoices({ db, actor, at }, input),
  },
})
