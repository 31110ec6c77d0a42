import { z } from 'zod'
import { defineOperations } from '../../../server/defineOperations.ts'
import { projectCard } from './projectCard.ts'
import { addComment, changeComment, putBackComment } from './server/comments.ts'
import { moveCard } from './server/moveCard.ts'

const id = z.guid().toLowerCase()
const text = z.string().trim().min(1).max(5000)

export default defineOperations(projectCard, {
  move: {
    on: 'record',
    adds: true,
    flag: 'edit',
    input: z.strictObject({ column: id, behind: id.nullable() }),
    summary: 'Puts the card into a column of its board, behind another card or before all of them.',
    async run({ record, input, ...asked }) {
      const { version, position } = await moveCard(asked, record, input)
      return { version, position }
    },
  },
  comment: {
    on: 'record',
    adds: true,
    flag: 'comment',
    input: z.strictObject({ text }),
    summary: 'Says something about the card.',
    async run({ record, input, ...asked }) {
      return { version: (await addComment(asked, record, input.text)).version }
    },
  },
  changeComment: {
    on: 'record',
    adds: true,
    flag: 'comment',
    input: z.strictObject({ comment: id, text: text.nullable() }),
    summary: 'Puts other words into a comment of one’s own, or takes it back where they are null.',
    async run({ record, input, ...asked }) {
      return { version: (await changeComment(asked, record, input.comment, input.text)).version }
    },
  },
  putBackComment: {
    on: 'record',
    adds: true,
    flag: 'comment',
    input: z.strictObject({ comment: id }),
    summary: 'Puts back a comment that one took back within the last day, as it was.',
    async run({ record, input, ...asked }) {
      return { version: (await putBackComment(asked, record, input.comment)).version }
    },
  },
})
