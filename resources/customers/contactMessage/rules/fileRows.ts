import * as f from '../../../../src/fields/index.ts'

/** What goes with the words of a conversation: each names its own, and the message that carried it; by WhatsApp a file is a message. */
export const fileRows = f.rows(
  {
    entry: f.text({ required: true, max: 60 }),
    file: f.file({ required: true }),
    sentAs: f.text({ max: 60 }),
  },
  { system: true },
)
