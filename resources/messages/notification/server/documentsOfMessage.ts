import type { Db } from '../../../../server/database/schema.ts'
import { port } from '../../../../server/port.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { notification } from '../notification.ts'
import type { Attachment } from './carriers/carrier.ts'

type Message = Pick<RecordOf<typeof notification>, 'template' | 'audience' | 'area' | 'areaId'>

/** The documents that go with a message, as its template asks for them. */
export const documentsOfMessage = port<(db: Db, message: Message) => Promise<Attachment[]>>(
  'the documents of a message',
)
