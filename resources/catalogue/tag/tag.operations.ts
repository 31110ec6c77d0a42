import { sql } from 'kysely'
import { z } from 'zod'
import { defineOperations } from '../../../server/defineOperations.ts'
import { refused } from '../../../server/refused.ts'
import { mergeOperation } from '../../shared/merge/server/mergeOperation.ts'
import type { mergeInput } from '../../shared/merge/server/mergeRecords.ts'
import { unlinkRecord } from '../../shared/merge/server/unlinkRecord.ts'
import { isNear } from './rules/nearNames.ts'
import { tag } from './tag.ts'

const kinds = z.enum(['product', 'order', 'customer', 'content'])

/** Names are compared in the server's memory; more of one kind than this are not looked through. */
const mostCompared = 5000

/** Unused tags that one request deletes. */
const mostDeleted = 500

/** What keeps tags few and clear (areas, 10). */
export default defineOperations(tag, {
  similar: {
    on: 'collection',
    reads: true,
    flag: 'view',
    input: z.strictObject({
      name: z.string().trim().min(1).max(40),
      kind: kinds,
      except: z.guid().nullable().default(null),
    }),
    summary: 'Tags of the same kind that a new name could be mistaken for: "cottons" finds "Cotton".',
    run: async ({ db, input: { name, kind, except } }) => {
      const { rows } = await sql<{ id: string; name: string; usageCount: number }>`
        SELECT "id", "name", coalesce("usage_count", 0) AS "usageCount" FROM "tag"
        WHERE "kind" = ${kind} AND "id" IS DISTINCT FROM ${except}::uuid
        ORDER BY "usage_count" DESC NULLS LAST, "id" LIMIT ${mostCompared}`.execute(db)
      return { tags: rows.filter((each) => isNear(each.name, name)).slice(0, 5) }
    },
  },
  merge: mergeOperation(tag, {
    prepare: async (_, from, into) => {
      if (from.kind === into.kind) return
      throw refused<typeof mergeInput>('into', 'other-kind')
    },
  }),
  unlink: {
    on: 'record',
    flag: 'delete',
    input: z.strictObject({}),
    summary: 'Takes the tag off everything that carries it, and deletes it.',
    run: async (asked) => ({ unlinked: await unlinkRecord(asked, tag, asked.record) }),
  },
  deleteUnused: {
    on: 'collection',
    flag: 'delete',
    input: z.strictObject({ kind: kinds.nullable().default(null), dryRun: z.boolean().default(false) }),
    summary: 'Deletes up to 500 tags that nothing carries; with `dryRun` they are only counted.',
    run: async ({ db, records, input: { kind, dryRun } }) => {
      const { rows } = await sql<{ id: string }>`
        SELECT "id" FROM "tag" WHERE coalesce("usage_count", 0) = 0 AND (${kind}::text IS NULL OR "kind" = ${kind})
        ORDER BY "id" LIMIT ${mostDeleted}`.execute(db)
      if (!dryRun) for (const { id } of rows) await records.remove(tag, id)
      return { count: rows.length }
    },
  },
})
