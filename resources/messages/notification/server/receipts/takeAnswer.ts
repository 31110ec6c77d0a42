import { port } from '../../../../../server/port.ts'
import type { Work } from '../../../../../server/records/workTypes.ts'
import type { RecordOf } from '../../../../../src/core/index.ts'
import type { notification } from '../../notification.ts'

/** Hands what a customer wrote back to whoever talks with customers; answers whether there was anybody to talk with. */
export const takeAnswer =
  port<(work: Work, message: RecordOf<typeof notification>, text: string) => Promise<boolean>>(
    'answers of customers',
  )
