import type { Context } from '../../../../server/context.ts'
import { port } from '../../../../server/port.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { notification } from '../notification.ts'
import type { Attachment } from './carriers/carrier.ts'

type Message = Pick<RecordOf<typeof notification>, 'id' | 'fallbackOf' | 'area' | 'areaId'>

/** The file of the answer of staff that a message carries, whose words may speak of it; undefined where there is none. */
export const fileOfMessage =
  port<(asked: Pick<Context, 'database' | 'files'>, message: Message) => Promise<Attachment | undefined>>(
    'the file of an answer',
  )
