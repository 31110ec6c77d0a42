import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { textOfHtml } from '../../notification/rules/textOfHtml.ts'
import type { template } from '../template.ts'
import { keyOf } from './checkTemplate.ts'
import { renderInLayout } from './renderInLayout.ts'
import { type Rendered, samplesOf } from './renderMessage.ts'

/** A message as it is looked at; `plain` is what mailboxes without HTML show. */
export interface MessagePreview extends Rendered {
  readonly html: boolean
  readonly plain: string
}

/** A preview of a template. `values` says what it was filled with in the end. */
export interface TemplatePreview extends MessagePreview {
  readonly values: 'samples' | 'last'
}

/** Fills a template with its samples, or with what the last real message of its event was about, where there is one. */
export async function previewOf(
  db: Db,
  record: RecordOf<typeof template>,
  wanted: 'samples' | 'last',
): Promise<TemplatePreview> {
  const key = await keyOf(db, record.key)
  const last = wanted === 'last' ? await lastValues(db, record.key) : undefined
  const rendered = await renderInLayout(db, record, key, last ?? samplesOf(record.kind, key))
  const html = record.channel === 'email' || record.kind === 'layout'
  return { ...shownAs(rendered, html), values: last ? 'last' : 'samples' }
}

/** What came of filling in, ready to be looked at. */
export const shownAs = (rendered: Rendered, html: boolean): MessagePreview => ({
  ...rendered,
  html,
  plain: html ? textOfHtml(rendered.body) : rendered.body,
})

async function lastValues(db: Db, key: string | null): Promise<Record<string, unknown> | undefined> {
  const { rows } = await sql<{ values: Record<string, unknown> }>`
    SELECT "values" FROM notification WHERE key = ${key} AND "values" IS NOT NULL ORDER BY created_at DESC LIMIT 1`.execute(
    db,
  )
  return rows[0]?.values
}
