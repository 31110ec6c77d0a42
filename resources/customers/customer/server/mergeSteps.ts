import { sql } from 'kysely'
import { refused } from '../../../../server/refused.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { MergeSteps, mergeInput } from '../../../shared/merge/server/mergeRecords.ts'
import { customer } from '../customer.ts'
import { countOrders } from './orderFigures.ts'
import { salesOfCustomer } from './salesOfCustomer.ts'

type Customer = RecordOf<typeof customer>

/**
 * What the customer who stays takes over from the one who goes: what they lack themselves, and all addresses, consents, notes, groups,
 * tags and credit. The two records give up what must be unique before the other takes it.
 * @throws ApiError `invalid` where one of them is anonymised
 */
export const mergeSteps: MergeSteps = {
  async prepare({ records, db }, gone, staying) {
    const [from, into] = [gone as Customer, staying as Customer]
    if (from.status === 'anonymised' || into.status === 'anonymised')
      throw refused<typeof mergeInput>('into', 'anonymised')
    const taken = withoutIds(from)
    // Limits of coupons hold for the person, whichever record it was.
    await sql`UPDATE "_coupon_uses" SET "customer" = ${into.id} WHERE "customer" = ${from.id}`.execute(db)
    await salesOfCustomer.ask.merge({ db, records }, from.id, into.id)
    // Only pending customers can be deleted; and no two share a telephone.
    await records.update(customer, from.id, { phone: null, email: `merged-${from.id}@customer.invalid` })
    if (from.status !== 'pending') await records.transition(customer, from.id, 'giveUp')
    const balance = (into.walletBalance ?? 0) + (from.walletBalance ?? 0)
    await records.update(customer, into.id, {
      lastName: into.lastName ?? from.lastName,
      phone: into.phone ?? from.phone,
      email: into.email ?? from.email,
      gender: into.gender ?? from.gender,
      dob: into.dob ?? from.dob,
      gstin: into.gstin ?? from.gstin,
      legalName: into.legalName ?? from.legalName,
      groups: united(into.groups, from.groups),
      unwantedMessages: united(into.unwantedMessages, from.unwantedMessages).slice(0, 50),
      tags: united(into.tags, from.tags),
      addresses: [...into.addresses, ...taken.addresses].slice(0, 20),
      consents: [...into.consents, ...taken.consents].sort((a, b) => a.at.localeCompare(b.at)),
      notes: [...into.notes, ...taken.notes].sort((a, b) => a.at.localeCompare(b.at)),
      wallet: [...into.wallet, ...taken.wallet],
      walletBalance: balance,
    })
  },
  finish: ({ db }, _gone, staying) => countOrders(db, [staying.id]),
}

const united = (a: readonly string[], b: readonly string[]) => [...new Set([...a, ...b])]

/** Rows become rows of another record, so they get new ids; a default stays that of the other. */
function withoutIds(from: Customer): Pick<Customer, 'addresses' | 'consents' | 'notes' | 'wallet'> {
  const bare = <T extends { id: string }>(rows: readonly T[]): T[] =>
    rows.map(({ id: _, ...row }) => row as unknown as T)
  return {
    addresses: bare(from.addresses).map((row) => ({ ...row, defaultShipping: false, defaultBilling: false })),
    consents: bare(from.consents),
    notes: bare(from.notes),
    wallet: bare(from.wallet),
  }
}
