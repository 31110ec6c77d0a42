import type { Db } from '../../../../server/database/schema.ts'
import type { Locale } from '../../../../src/core/index.ts'
import { withPicturesIn } from '../../../../src/fields/image/pictureIn.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'

/** What is shown where somebody shares a page that has no picture of its own for it; null where the shop has none. */
export async function sharePicture(db: Db, locale: Locale): Promise<unknown> {
  const { 'seo.sharePicture': picture } = await readSettings(db, ['seo.sharePicture'])
  return withPicturesIn(picture, locale) ?? null
}
