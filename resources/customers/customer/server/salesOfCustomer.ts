import type { AlsoFound } from '../../../../server/context.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import { port } from '../../../../server/port.ts'
import type { Records } from '../../../../server/records.ts'

interface Writing {
  readonly db: Tx
  readonly records: Records
}

/** How a person was reached until now. */
interface Reached {
  readonly phone: string | null
  readonly email: string | null
}

/** What the sales areas keep of a customer, for what happens to the customer. */
interface SalesOfCustomer {
  /** Takes a person out of all that sales keep beside orders and invoices, which say by themselves. */
  readonly purge: (work: Writing, customer: string, person: Reached) => Promise<void>
  /** Takes away what two customers have both, from the one who goes in a merge. */
  readonly merge: (work: Writing, from: string, into: string) => Promise<void>
  /** Whether a customer has bought a product, by an order that stood, or by one of the former system. */
  readonly hasBought: (db: Tx, customer: string, product: string) => Promise<boolean>
  /** Whoever placed the order of a number. */
  readonly ofOrder: AlsoFound
}

export const salesOfCustomer = port<SalesOfCustomer>('the sales of a customer')
