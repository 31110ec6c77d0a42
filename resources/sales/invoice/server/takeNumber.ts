import type { Tx } from '../../../../server/database/schema.ts'
import { refused } from '../../../../server/refused.ts'
import { shopTimeZone } from '../../../../src/fields/dateTime/shopTimeZone.ts'
import { documentNumber, longestNumber } from '../../../shared/documents/rules/documentNumber.ts'
import { financialYear } from '../../../shared/documents/rules/financialYear.ts'
import { nextNumber } from '../../../shared/numbering/server/nextNumber.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import type { Invoice } from './work.ts'

/**
 * The next number of the invoices or credit notes of a GSTIN: consecutive within a series and a financial year (areas, S5), and the time
 * zone in which it is dated, so that its day and its year stay what they were when the shop goes by another clock. A
 * transaction that is taken back gives its number back; until it ends, others wait. So it is taken last (lock order).
 * @throws ApiError `invalid` with `series-full` where the number would be longer than the law allows
 */
export async function takeNumber(
  db: Tx,
  { kind, gstin, at }: { kind: Invoice['kind']; gstin: string | null; at: string },
): Promise<Pick<Invoice, 'number' | 'series' | 'year' | 'sequence' | 'timeZone'>> {
  const settings = await readSettings(db, [
    'tax.invoiceSeries',
    'tax.creditNoteSeries',
    'localisation.fiscalYearStart',
  ])
  const series = kind === 'invoice' ? settings['tax.invoiceSeries'] : settings['tax.creditNoteSeries']
  const year = financialYear(at, settings['localisation.fiscalYearStart'])
  const sequence = await nextNumber(db, `${kind} ${gstin ?? '-'} ${series}${year}`)
  const number = documentNumber(series, year, sequence)
  if (number) return { number, series, year, sequence, timeZone: shopTimeZone() }
  throw refused<Invoice>('number', 'series-full', { series, max: longestNumber })
}
