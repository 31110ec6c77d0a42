import { z } from 'zod'
import type { Locale } from '../../src/core/index.ts'
import type { Actor } from '../actor.ts'
import { titlesOf } from '../auth/ownActivity.ts'
import type { Context } from '../context.ts'
import { reading } from '../records/work.ts'
import { type AskedOfLog, readLog } from './readLog.ts'

const perPage = 25

const entrySchema = z
  .object({
    id: z.guid(),
    at: z.iso.datetime(),
    actor: z.object({ id: z.string(), name: z.string() }),
    area: z.string(),
    recordId: z.guid(),
    title: z.string().nullable(),
    action: z.string(),
    version: z.int(),
    reason: z.string().optional(),
    changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  })
  .meta({ id: 'LogEntry' })

/** A page of the log; a title is that of today, null where the record is gone or may not be seen. */
export const logPageSchema = z.object({ entries: z.array(entrySchema), hasMore: z.boolean() })

/** A page of the log as its reader may see it, with what its records are called. */
export async function logPage(
  context: Context,
  reader: Actor,
  locale: Locale,
  asked: AskedOfLog,
): Promise<z.output<typeof logPageSchema>> {
  const { registry } = context
  const { entries, next } = await reading(context, (db) => readLog(db, registry, reader, asked, perPage))
  const titles = await titlesOf(context, reader, locale, entries)
  return {
    entries: entries.map(({ reason, changes, ...entry }) => ({
      ...entry,
      reason: reason || undefined,
      changes: [...changes],
      title: titles.get(entry.recordId) ?? null,
    })),
    hasMore: next !== undefined,
  }
}
