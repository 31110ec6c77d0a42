import type { Db } from '../../../../server/database/schema.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import type { Receipt } from '../rules/receipt.ts'
import type { Payment } from './paying.ts'

/** The receipt of a payment that was taken. */
export async function receiptOf(db: Db, payment: Payment): Promise<Receipt> {
  const settings = await readSettings(db, [
    'branding.title',
    'store.legalName',
    'store.address',
    'store.gstin',
  ])
  const { number, orderNumber, contactName, method, captured, refunded, capturedAt } = payment
  return {
    shop: settings['branding.title'] ?? 'Atelier',
    legalName: settings['store.legalName'],
    address: settings['store.address'],
    gstin: settings['store.gstin'],
    number,
    orderNumber,
    name: contactName,
    method,
    amount: captured,
    refunded,
    at: capturedAt,
    reference: payment.reference ?? payment.providerPaymentId ?? payment.awb,
  }
}
