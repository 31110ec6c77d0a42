import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import type { ReadingOperation, WritingOperation } from '../../../../server/context.ts'
import { changesBetween } from '../../../../server/records/history.ts'
import type { Values } from '../../../../server/records/values.ts'
import {
  type AnyRecord,
  baseLocale,
  locales,
  type Resource,
  type TypedResource,
} from '../../../../src/core/index.ts'
import { localizedFields } from '../../../../src/derive/localizedFields.ts'
import { makePreview } from './previews.ts'
import { revisionOf, revisionsOf } from './revisions.ts'
import { snapshotOf } from './snapshot.ts'

/** Any area: of its records only what all have is used. */
type Area = TypedResource<any, any, any, any, any> & { readonly $record?: AnyRecord }

const number = z.int().min(1).max(1_000_000)
const compared = z.strictObject({ from: number, to: number.nullable() })
const chosen = z.strictObject({ number })
const asked = z.strictObject({ hours: z.int().min(1).max(168).default(48) })
const nothing = z.strictObject({})

/** What every publishable area can be asked: its versions, what differs between two, one of them back as a draft, a secret link. */
export const publishingOperations = (resource: Resource) => ({
  revisions: {
    on: 'record',
    reads: true,
    flag: 'view',
    input: nothing,
    summary:
      'The versions that were published of a record, newest first: number, time, person, note, and which one is live.',
    run: async ({ db, record }) => ({ revisions: await revisionsOf(db, resource.name, record.id) }),
  } satisfies ReadingOperation<Area, typeof nothing>,
  compare: {
    on: 'record',
    reads: true,
    flag: 'view',
    input: compared,
    summary: 'What differs between a published version and another one, or the draft where `to` is null.',
    run: async ({ db, record, input: { from, to } }) => {
      const read = async (wanted: number) => {
        const found = await revisionOf(db, resource.name, record.id, wanted)
        if (!found) throw new ApiError('not-found')
        return found.data as unknown as AnyRecord
      }
      const before = await read(from)
      const after = to === null ? (snapshotOf(resource, record) as unknown as AnyRecord) : await read(to)
      return { changes: changesBetween(resource, before, after) }
    },
  } satisfies ReadingOperation<Area, typeof compared>,
  restoreRevision: {
    on: 'record',
    flag: 'edit',
    input: chosen,
    summary: 'Makes a published version the draft again; what is live stays as it is.',
    run: async ({ db, records, record, input }) => {
      const found = await revisionOf(db, resource.name, record.id, input.number)
      if (!found) throw new ApiError('not-found')
      const { id, version } = await records.update(resource, record.id, whole(resource, found.data) as never)
      return { id, version }
    },
  } satisfies WritingOperation<Area, typeof chosen>,
  preview: {
    on: 'record',
    adds: true,
    isSecret: true,
    flag: 'edit',
    input: asked,
    summary: 'Makes a secret link under which the draft can be read by whoever has it, until it ends.',
    run: async ({ db, record, at, input: { hours } }) => {
      const until = new Date(Date.parse(at) + hours * 3_600_000).toISOString()
      const token = await makePreview(db, resource.name, record.id, until)
      return { path: `/api/v1/public/preview/${token}`, until }
    },
  } satisfies WritingOperation<Area, typeof asked>,
})

/** A snapshot with an empty text for every translation that it does not have, so that restoring takes later ones away. */
function whole(resource: Resource, data: Values): Values {
  const names = localizedFields(resource)
  if (names.length === 0) return data
  const texts = (data.translations ?? {}) as Record<string, Values>
  const others = locales.filter((locale) => locale !== baseLocale)
  const translations = Object.fromEntries(
    others.map((locale) => [
      locale,
      Object.fromEntries(names.map((name) => [name, texts[locale]?.[name] ?? ''])),
    ]),
  )
  return { ...data, translations }
}
