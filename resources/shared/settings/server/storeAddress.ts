import type { Db } from '../../../../server/database/schema.ts'
import { readSettings } from './readSettings.ts'

/** Where customers see the store, without a slash at its end: what the setting says, else `otherwise`. */
export async function storeAddress(db: Db, otherwise: string): Promise<string> {
  const { 'branding.storeUrl': stored } = await readSettings(db, ['branding.storeUrl'])
  return (stored ?? otherwise).replace(/\/+$/, '')
}
