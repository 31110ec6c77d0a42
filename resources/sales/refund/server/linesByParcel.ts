import type { Db } from '../../../../server/database/schema.ts'
import { givenBackByParcel, parcelLines, withTaken } from '../../invoice/server/parcelLines.ts'
import {
  type LineGoingBack,
  type OpenParcelLine,
  type ParcelGoingBack,
  spreadByParcel,
} from '../../payment/rules/spreadByParcel.ts'

/** What the parcels of an order were invoiced with and what is gone of it. `except` are refunds that do not count. */
export const leftByParcel = async (
  db: Db,
  order: string,
  except: readonly string[] = [],
): Promise<OpenParcelLine[]> =>
  withTaken(await parcelLines(db, order), await givenBackByParcel(db, order, except))

/**
 * Goods that go back by the parcels that they were invoiced with (`spreadByParcel`), so that each credit note corrects the invoice that
 * had them. `except` are refunds that do not count. The order is locked by the caller.
 */
export const linesByParcel = async (
  db: Db,
  order: string,
  lines: readonly LineGoingBack[],
  except: readonly string[] = [],
): Promise<ParcelGoingBack[]> => spreadByParcel(await leftByParcel(db, order, except), lines)
