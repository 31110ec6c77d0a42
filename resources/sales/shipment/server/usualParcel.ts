import type { Db } from '../../../../server/database/schema.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import type { Shipment } from '../../invoice/server/work.ts'

/** What the parcels of the shop weigh and measure, where its settings say so; whoever packs one says what it really is. */
export async function usualParcel(
  db: Db,
): Promise<Partial<Pick<Shipment, 'weight' | 'length' | 'width' | 'height'>>> {
  const usual = await readSettings(db, [
    'shipping.parcelWeight',
    'shipping.parcelLength',
    'shipping.parcelWidth',
    'shipping.parcelHeight',
  ])
  return {
    weight: usual['shipping.parcelWeight'],
    length: usual['shipping.parcelLength'],
    width: usual['shipping.parcelWidth'],
    height: usual['shipping.parcelHeight'],
  }
}
