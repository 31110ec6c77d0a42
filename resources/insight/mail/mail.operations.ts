import { z } from 'zod'
import { defineOperations } from '../../../server/defineOperations.ts'
import { mail } from './mail.ts'
import { countFolders } from './server/countFolders.ts'
import { send, takeBack } from './server/send.ts'

export default defineOperations(mail, {
  folders: {
    on: 'collection',
    reads: true,
    flag: 'view',
    input: z.strictObject({}),
    summary:
      'What waits in the folders of one’s own mailbox: unread letters, drafts, new messages of customers.',
    run: ({ db, actor, context }) => countFolders(db, actor, context.registry),
  },
  send: {
    on: 'record',
    flag: 'create',
    input: z.strictObject({}),
    summary:
      'Sends a draft of one’s own: it leaves in ten seconds, and lies in the mailboxes of all recipients and under Sent at once.',
    run: ({ record, ...asked }) => send(asked, record),
  },
  takeBack: {
    on: 'record',
    adds: true,
    flag: 'create',
    input: z.strictObject({}),
    summary: 'Makes a draft again of what was sent and has not left yet.',
    run: ({ record, ...asked }) => takeBack(asked, record),
  },
})
