import { sql } from 'kysely'
import { ApiError } from '../../../../server/apiError.ts'
import { keptPlan } from '../../../../server/database/keptPlan.ts'
import type { Db, Tx } from '../../../../server/database/schema.ts'
import { refused } from '../../../../server/refused.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { problemAt } from '../../../../src/derive/problems.ts'
import type { Channel } from '../../notification/rules/channels.ts'
import { parseTemplate } from '../../notification/rules/parseTemplate.ts'
import { layoutContent, templateVariables } from '../../notification/rules/templateVariables.ts'
import type { template } from '../template.ts'
import { isLayout } from './isLayout.ts'
import { originalOf } from './originals/originalOf.ts'
import { placesOf } from './parametersOf.ts'

type Template = RecordOf<typeof template>

const parsed = ['subject', 'preheader', 'body', 'link'] as const

/**
 * Refuses what a template cannot say, each problem with its line and column (areas, 27), and tells whether the wording is still
 * the product's own, and of which group the event is.
 * @throws ApiError `invalid`
 */
export async function checkTemplate(db: Db, record: Template): Promise<Pick<Template, 'original' | 'group'>> {
  const { key, group } = await eventOf(db, record.key)
  const known = templateVariables(record.kind, key).map(({ name }) => name)
  const problems = parsed.flatMap((path) =>
    parseTemplate(record[path] ?? '', known).problems.map(({ code, ...values }) =>
      problemAt<Template>(path, code, values),
    ),
  )
  const first = parsed.flatMap((path) => problems.find((problem) => problem.path === path) ?? [])
  if (first.length > 0) throw new ApiError('invalid', { problems: first })
  if (record.kind === 'layout') demandContent(record.body)
  if (record.layout && !(await isLayout(db, record.layout))) throw refused<Template>('layout', 'no-layout')
  const isApproved = record.channel === 'whatsapp' && record.providerName
  if (isApproved && placesOf(record, key).some((place) => 'shown' in place))
    throw refused<Template>('body', 'whatsapp-choice')
  const original = key ? originalOf(key, record.channel as Channel, record.locale) : undefined
  return { original: original?.body === record.body && original.subject === record.subject, group }
}

/** A layout has one place for the words of a message, whatever the message is about. */
function demandContent(body: string): void {
  const { parts } = parseTemplate(body, [layoutContent.name])
  const places = parts.filter(
    (part) => typeof part === 'object' && !('shown' in part) && part.name === layoutContent.name,
  )
  if (places.length !== 1) throw refused<Template>('body', 'layout-content')
}

/** The key's own name, `order.placed`, of the record that a template refers to. */
export const keyOf = async (db: Db, id: string | null): Promise<string | null> => (await eventOf(db, id)).key

/** The event that a template refers to: its key's own name, and its group. */
async function eventOf(db: Db, id: string | null): Promise<{ key: string | null; group: Template['group'] }> {
  const none = { key: null, group: null }
  if (!id) return none
  const { rows } = await sql<{ key: string; group: Template['group'] }>`${keptPlan}
    SELECT key, "group" FROM notification_key WHERE id = ${id}`.execute(db)
  return rows[0] ?? none
}

/** The other template that is active for the same event, channel and language. The key is locked: two cannot become active at once. */
export async function activeRival(
  db: Tx,
  { id, key, channel, locale }: Template,
): Promise<string | undefined> {
  if (!key || !channel) return undefined
  await sql`SELECT 1 FROM notification_key WHERE id = ${key} FOR UPDATE`.execute(db)
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM template WHERE key = ${key} AND channel = ${channel} AND locale = ${locale}
      AND status = 'active' AND id IS DISTINCT FROM ${id ?? null}::uuid LIMIT 1`.execute(db)
  return rows[0]?.id
}
