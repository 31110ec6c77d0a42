import type { Context } from '../../../../server/context.ts'
import { port } from '../../../../server/port.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { notification } from '../notification.ts'
import type { Attachment } from './carriers/carrier.ts'

type Message = Pick<RecordOf<typeof notification>, 'id' | 'fallbackOf' | 'area' | 'areaId'>

/** The files of the answer of staff that a message carries, whose words may speak of them. */
export const filesOfMessage =
  port<(asked: Pick<Context, 'database' | 'files'>, message: Message) => Promise<readonly Attachment[]>>(
    'the files of an answer',
  )
