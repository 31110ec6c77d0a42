import { z } from 'zod'
import { ApiError } from '../../../server/apiError.ts'
import { defineOperations } from '../../../server/defineOperations.ts'
import { refused } from '../../../server/refused.ts'
import { mergeOperation } from '../../shared/merge/server/mergeOperation.ts'
import { findOperation } from '../../shared/reveal/server/findOperation.ts'
import { revealOperation } from '../../shared/reveal/server/revealOperation.ts'
import { readSettings } from '../../shared/settings/server/readSettings.ts'
import { answerFiles } from '../contactMessage/server/answerFiles.ts'
import { customer } from './customer.ts'
import { consentChannels } from './rules/consents.ts'
import { adjustWallet } from './server/adjustWallet.ts'
import { demandWithinDay } from './server/dailyCredit.ts'
import { mergeSteps } from './server/mergeSteps.ts'
import { personFile } from './server/personFile.ts'
import { switchCod } from './server/switchCod.ts'
import { withNote } from './server/withNote.ts'
import { writeTo } from './server/writeTo.ts'

type Consent = NonNullable<(typeof customer)['$record']>['consents'][number]

const text = (max: number) => z.string().trim().min(1).max(max)

const pinInput = z.strictObject({ note: z.guid().toLowerCase(), pinned: z.boolean() })

const byReason = {
  on: 'record',
  flag: 'edit',
  inBulk: true,
  input: z.strictObject({ reason: text(255) }),
} as const

/** What can be done with a customer beside editing the record (areas, 13). */
export default defineOperations(customer, {
  reveal: revealOperation(customer),
  find: findOperation(customer),
  merge: { ...mergeOperation(customer, mergeSteps), flag: 'merge' },
  note: {
    on: 'record',
    adds: true,
    flag: 'edit',
    input: z.strictObject({ text: text(2000), pinned: z.boolean().default(false) }),
    summary: 'Adds a note by whoever asks; notes are not changed afterwards.',
    async run({ records, record, actor, at, input }) {
      demandPerson(record.status)
      const { notes } = await records.update(customer, record.id, {
        notes: withNote(record.notes, { actor, at }, input),
      })
      return { notes }
    },
  },
  pinNote: {
    on: 'record',
    flag: 'edit',
    input: pinInput,
    summary: 'Keeps a note above the others, or no longer.',
    async run({ records, record, input: { note, pinned } }) {
      if (!record.notes.some(({ id }) => id === note)) throw refused<typeof pinInput>('note', 'unknown-row')
      const notes = record.notes.map((each) => (each.id === note ? { ...each, pinned } : each))
      return { notes: (await records.update(customer, record.id, { notes })).notes }
    },
  },
  consent: {
    on: 'record',
    adds: true,
    flag: 'edit',
    input: z.strictObject({
      channel: z.enum(consentChannels),
      state: z.enum(['granted', 'withdrawn']),
      source: text(80),
    }),
    summary: 'Writes into the ledger that the customer gave or took back a consent, and how.',
    async run({ records, record, at, input }) {
      demandPerson(record.status)
      const entry = { ...input, at } as Consent
      const { consentedTo } = await records.update(customer, record.id, {
        consents: [...record.consents, entry],
      })
      return { consentedTo }
    },
  },
  blockCod: {
    ...byReason,
    summary: 'Takes cash on delivery from a customer, with the reason.',
    async run({ record, input: { reason }, ...asked }) {
      demandPerson(record.status)
      await switchCod(asked, record, { allowed: false, reason })
      return {}
    },
  },
  allowCod: {
    ...byReason,
    summary: 'Allows a customer cash on delivery again; the reason is kept as a note.',
    async run({ record, input: { reason }, ...asked }) {
      demandPerson(record.status)
      await switchCod(asked, record, { allowed: true, reason })
      return {}
    },
  },
  adjustWallet: {
    on: 'record',
    flag: 'adjustWallet',
    input: z.strictObject({ amount: z.int().min(-1e10).max(1e10), reason: text(255) }),
    summary: 'Adds an amount (paise, negative to take away) to the credit, with its reason.',
    async run({ record, input, ...asked }) {
      demandPerson(record.status)
      await demandWithinDay(asked, record, input)
      return adjustWallet(asked, record, input, 'adjustWallet')
    },
  },
  adultAge: {
    on: 'collection',
    reads: true,
    flag: 'viewPii',
    input: z.strictObject({}),
    summary: 'The age in years below which a customer is marked as young; null where nobody is.',
    async run({ db }) {
      const { 'privacy.adultAge': years } = await readSettings(db, ['privacy.adultAge'])
      return { years }
    },
  },
  exportPerson: {
    on: 'record',
    adds: true,
    isSecret: true,
    flag: 'exportPerson',
    input: z.strictObject({}),
    summary: 'Everything that the shop knows of the person, for the person.',
    run: ({ db, context, record, at }) => personFile(db, context, record, at),
  },
  message: {
    on: 'record',
    adds: true,
    flag: 'edit',
    input: z.strictObject({
      subject: text(150),
      text: text(5000),
      channel: z.enum(['email', 'phone', 'whatsapp', 'chat']),
      files: answerFiles,
    }),
    summary: 'Opens a conversation with the customer, with a first message of the shop.',
    async run({ record, input, ...asked }) {
      demandPerson(record.status)
      return writeTo(asked, record, input)
    },
  },
})

function demandPerson(status: string): void {
  if (status === 'anonymised') throw new ApiError('locked')
}
