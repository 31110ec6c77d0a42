import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'

/** Something said in a conversation: words, a file or both. It is seen by the members alone, stays as it was said, and is taken back by whoever said it. */
export const chatMessage = defineResource({
  name: 'chatMessage',
  path: 'apps/chat-messages',
  endpoint: 'chat-messages',
  icon: 'chat',
  title: 'text',
  foundLast: true,
  fields: {
    text: f.longText({ max: 4000, lines: 2 }),
    conversation: f.reference('conversation', { required: true }),
    file: f.file(),
    sender: f.reference('subAdmin', { system: true }),
  },
  own: { through: 'conversation' },
  access: { edit: false, import: false },
  list: {
    columns: ['text', 'conversation', 'sender'],
    search: ['text'],
    filters: ['conversation', 'sender', 'createdAt'],
    sort: '-createdAt',
  },
  form: { sections: { message: ['text', 'file', 'conversation'] } },
})
