import { sql } from 'kysely'
import type { OpenChange } from '../../../../server/context.ts'
import { refused } from '../../../../server/refused.ts'
import { defined } from '../../../../src/core/defined.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { settledGroups } from '../../customerGroup/server/ruleMembers.ts'
import type { customer } from '../customer.ts'
import { erased } from './anonymise.ts'

type Customer = RecordOf<typeof customer>

/**
 * What a customer is checked for beside its fields: tags of the kind for customers, one default address of each kind. An anonymised
 * one is emptied.
 * @throws ApiError `invalid`
 */
export async function beforeSave({
  db,
  record,
  previous,
  action,
}: OpenChange<Customer>): Promise<Partial<Customer>> {
  if (action === 'anonymise') return erased(record)
  await checkTags({ db, record, previous })
  const before = previous?.groups ?? []
  const isSame = record.groups.length === before.length && record.groups.every((id) => before.includes(id))
  return defined({
    groups: isSame ? undefined : await settledGroups(db, record.groups, before),
    addresses: withDefaults(record.addresses),
    walletBalance: record.walletBalance ?? 0,
    blockReason: record.status === 'blocked' ? record.blockReason : null,
  })
}

async function checkTags({ db, record, previous }: Pick<OpenChange<Customer>, 'db' | 'record' | 'previous'>) {
  const added = record.tags.filter((id) => !previous?.tags.includes(id))
  if (added.length === 0) return
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "tag" WHERE "id" = ANY(${added}::uuid[]) AND "kind" <> 'customer'`.execute(db)
  if (rows.length > 0) throw refused<Customer>('tags', 'other-kind')
}

/**
 * Exactly one address is the default for parcels and one for invoices, if there are any: the last one that was marked wins, and the
 * first one stands in where none is.
 */
export function withDefaults(rows: Customer['addresses']): Customer['addresses'] {
  const place = (key: 'defaultShipping' | 'defaultBilling') =>
    Math.max(
      0,
      rows.findLastIndex((row) => row[key]),
    )
  const [shipping, billing] = [place('defaultShipping'), place('defaultBilling')]
  return rows.map((row, index) => ({
    ...row,
    defaultShipping: index === shipping,
    defaultBilling: index === billing,
  }))
}
