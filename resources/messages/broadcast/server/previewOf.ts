import { ApiError } from '../../../../server/apiError.ts'
import type { Db } from '../../../../server/database/schema.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { type MessagePreview, shownAs } from '../../template/server/previewOf.ts'
import { samplesOf } from '../../template/server/renderMessage.ts'
import type { broadcast } from '../broadcast.ts'
import { laidOut, textFor, wordsFor } from './wording.ts'

/**
 * What somebody of a language gets, with samples.
 * @throws ApiError `not-allowed-now` for a broadcast without words
 */
export async function previewOf(
  db: Db,
  record: RecordOf<typeof broadcast>,
  locale: string | null,
): Promise<MessagePreview> {
  const { channel } = record
  const text = textFor(await laidOut(db, record), locale)
  if (!text) throw new ApiError('not-allowed-now')
  return shownAs(wordsFor(channel, text, samplesOf('broadcast', null)), channel === 'email')
}
