import { z } from 'zod'
import { defineOperations } from '../../../server/defineOperations.ts'
import { conversation } from './conversation.ts'
import { longestNumber } from './rules/mentions.ts'
import { comeBack } from './server/comeBack.ts'
import { countUnread } from './server/countUnread.ts'
import { findMentioned } from './server/findMentioned.ts'
import { mark } from './server/marks.ts'

export default defineOperations(conversation, {
  unread: {
    on: 'collection',
    reads: true,
    flag: 'view',
    input: z.strictObject({}),
    summary:
      'How many messages of others the person has not read, for each of their conversations that has some.',
    run: ({ db, actor }) => countUnread(db, actor),
  },
  mentions: {
    on: 'collection',
    reads: true,
    flag: 'view',
    input: z.strictObject({ numbers: z.array(z.string().min(1).max(longestNumber)).min(1).max(100) }),
    summary: 'The records of these numbers that whoever asks may see, such as orders, with their states.',
    run: ({ db, actor, context, input }) => findMentioned(db, context.registry, actor, input.numbers),
  },
  read: {
    on: 'record',
    adds: true,
    flag: 'view',
    input: z.strictObject({}),
    summary: 'Marks all that was said until now as read by whoever asks; the other members see that.',
    run: ({ db, record, actor, at }) => mark(db, record, actor.id, { readAt: at }),
  },
  mute: {
    on: 'record',
    adds: true,
    flag: 'view',
    input: z.strictObject({ muted: z.boolean() }),
    summary: 'Whether whoever asks wants to be told of new messages of the conversation.',
    run: ({ db, record, actor, input }) => mark(db, record, actor.id, input),
  },
  addPeople: {
    on: 'record',
    adds: true,
    flag: 'edit',
    input: z.strictObject({ people: z.array(z.guid()).min(1).max(50) }),
    summary: 'Takes people into the conversation, who then see all of it; whoever is in it stays.',
    run: ({ records, record, input }) => {
      const members = [...new Set([...record.members, ...input.people])]
      return records.write(conversation, record.id, { members }, 'addPeople')
    },
  },
  leave: {
    on: 'record',
    adds: true,
    flag: 'view',
    input: z.strictObject({}),
    summary: 'Takes whoever asks out of the conversation, which they see no more; the others go on.',
    async run({ records, record, actor, at }) {
      const members = record.members.filter((id) => id !== actor.id)
      await records.write(conversation, record.id, { members }, 'leave')
      return { left: record.id, leftAt: at }
    },
  },
  comeBack: {
    on: 'collection',
    flag: 'view',
    input: z.strictObject({ leftAt: z.iso.datetime() }),
    summary: 'Takes whoever asks back into the conversation that they left at this time, for ten minutes.',
    run: (asking) => comeBack(asking, asking.input.leftAt),
  },
})
