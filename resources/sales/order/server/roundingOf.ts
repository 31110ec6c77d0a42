import type { Db } from '../../../../server/database/schema.ts'
import { currencyDigits } from '../../../../src/fields/money/currency.ts'
import { shopCurrency } from '../../../../src/fields/money/money.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'

/** The units, in paise, that the total of a new order is rounded to: those of the shop's currency, where the shop wants it (areas, 29). */
export async function roundingOf(db: Db): Promise<number | undefined> {
  const { 'tax.roundTotal': isWanted } = await readSettings(db, ['tax.roundTotal'])
  return isWanted ? 10 ** currencyDigits(shopCurrency) : undefined
}
