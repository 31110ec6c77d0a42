import type { Context } from '../../../../server/context.ts'
import { port } from '../../../../server/port.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { notification } from '../notification.ts'
import type { Attachment } from './carriers/carrier.ts'

type Asked = Pick<Context, 'database' | 'files'>
type Message = Pick<
  RecordOf<typeof notification>,
  'id' | 'fallbackOf' | 'template' | 'audience' | 'area' | 'areaId'
>

/** What goes with a message: the documents that its template asks for, and the file of an answer of staff. */
export const documentsOfMessage = port<(asked: Asked, message: Message) => Promise<Attachment[]>>(
  'the documents of a message',
)
