import type { Tx } from '../../../../server/database/schema.ts'
import type { Records } from '../../../../server/records.ts'
import { refused } from '../../../../server/refused.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { stripHistory } from '../../../shared/privacy/server/stripHistory.ts'
import { rating } from '../rating.ts'

type Rating = RecordOf<typeof rating>

/** The pieces of text that go. */
interface Redacting {
  readonly parts: readonly string[]
}

/** What stands where personal data was: everybody sees that something is gone, and how much. */
const mark = '█████'

/**
 * Takes pieces of text out of a rating and leaves a mark in their place. The only way in which staff change what a customer wrote
 * (areas, 15); the history forgets the words, too.
 * @throws ApiError `invalid` at `parts` where one of them is not in the rating
 */
export async function redact(
  { db, records }: { readonly db: Tx; readonly records: Records },
  record: Rating,
  { parts }: Redacting,
): Promise<Rating> {
  const texts = [record.title, record.body, record.displayName]
  const missing = parts.findIndex((part) => !texts.some((text) => text?.includes(part)))
  if (missing >= 0) throw refused<Redacting>(`parts.${missing}`, 'not-in-text')
  const without = (text: string) => parts.reduce((rest, part) => rest.replaceAll(part, mark), text)
  const fits = (text: string | null, most: number) => (text === null ? null : without(text).slice(0, most))
  const changed = await records.update(rating, record.id, {
    title: fits(record.title, 120),
    body: fits(record.body, 2000),
    displayName: fits(record.displayName, 80) as string,
    redacted: true,
  })
  await stripHistory(db, rating, record.id, ['title', 'body', 'displayName'])
  return changed
}
