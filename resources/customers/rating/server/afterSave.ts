import type { OpenChange } from '../../../../server/context.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import { contactMessage } from '../../contactMessage/contactMessage.ts'
import { customer } from '../../customer/customer.ts'
import { rating } from '../rating.ts'
import { recountProduct } from './recountProduct.ts'

type Rating = RecordOf<typeof rating>

/** The most stars that still call for a word with the customer. */
const unhappy = 2

/**
 * What follows a rating: the product's average; for a new one also approval by itself (verified and nothing found, whatever the stars
 * say), and a message to service where somebody is unhappy. What a former system's file brings was dealt with there: it waits, or is published,
 * as it was, and nobody writes to its customer years later.
 */
export async function afterSave(change: OpenChange<Rating>): Promise<void> {
  const { db, record, previous, records } = change
  if (!previous && record.source !== 'import') {
    await approveByRule(change)
    if (record.rating <= unhappy) await openMessage(change)
  }
  const moved = previous?.product !== record.product || previous.status !== record.status
  if (!moved && previous?.rating === record.rating) return
  await recountProduct(db, record.product)
  if (previous && previous.product !== record.product) await recountProduct(db, previous.product)

  async function approveByRule({ record: { id, verified, flags, status } }: OpenChange<Rating>) {
    if (!verified || flags.length > 0 || status !== 'pending') return
    const settings = await readSettings(db, ['ratings.autoApprove'])
    if (settings['ratings.autoApprove']) await records.transition(rating, id, 'approve')
  }
}

/** Only where the customer is known: nobody could be answered otherwise. */
async function openMessage({ record, records }: OpenChange<Rating>): Promise<void> {
  const person = record.customer ? await records.read(customer, record.customer) : undefined
  if (!person || person.status === 'anonymised' || (!person.email && !person.phone)) return
  await records.create(contactMessage, {
    type: 'feedback',
    name: person.name ?? record.displayName,
    email: person.email,
    phone: person.phone,
    customer: person.id,
    product: record.product,
    orderNumber: record.orderNumber,
    subject: `${'★'.repeat(record.rating)} ${record.title ?? ''}`.trim(),
    body: record.body ?? record.title ?? '★'.repeat(record.rating),
    language: record.language,
  })
}
