import type { Db } from '../../../../server/database/schema.ts'
import { port } from '../../../../server/port.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { courier } from '../courier.ts'

/** Demands that a courier can be asked by its machine: refuses where settings for that are missing. */
export const courierConnection = port<
  (db: Db, record: Pick<RecordOf<typeof courier>, 'connection'>) => Promise<unknown>
>('the connections to couriers')
