import { sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'
import type { ImageWidth } from '../../../../server/files/images.ts'
import { sealed } from '../../../../src/core/index.ts'
import { comparisons, usualPeriod } from '../../../../src/fields/date/period.ts'
import { usualTimeZone } from '../../../../src/fields/dateTime/shopTimeZone.ts'
import { groupings } from '../../../../src/fields/decimal/grouping.ts'

/** What is as delivered need not travel. */
function unless(usual: string) {
  return (value: unknown) => (value === usual ? null : value)
}

/** Under which name the public settings file has a setting, and how its value travels there. */
const published = sealed<Readonly<Record<string, readonly [name: string, of: (value: unknown) => unknown]>>>({
  'branding.title': ['title', (value) => value],
  'branding.logo': ['logo', pictureAddress(320)],
  'branding.logoDark': ['logoDark', pictureAddress(320)],
  'branding.icon': ['icon', pictureAddress(96)],
  'branding.signInPicture': ['signInPicture', pictureAddress(1280)],
  'branding.accent': ['accent', (value) => value],
  'branding.storeUrl': ['store', (value) => value],
  'localisation.languages': ['locales', (value) => value],
  'localisation.language': ['locale', unless('en')],
  'localisation.timeZone': ['timeZone', unless(usualTimeZone)],
  'localisation.firstDay': ['firstDay', unless('language')],
  'localisation.grouping': ['grouping', unless(groupings[0])],
  'work.pageSize': ['pageSize', unless('25')],
  'work.density': ['density', unless('compact')],
  'dashboard.period': ['period', unless(usualPeriod)],
  'dashboard.comparison': ['comparison', unless(comparisons[0])],
})

/** Puts a public setting into the file that everybody may read; an empty one leaves it to the default. */
export async function publishSetting(db: Tx, key: string, value: unknown): Promise<void> {
  const [name, of] = published[key] ?? []
  if (!name || !of) return
  await sql`
    INSERT INTO _public_settings AS kept (id, value) VALUES (1, ${JSON.stringify({ [name]: of(value) })}::jsonb)
    ON CONFLICT (id) DO UPDATE SET value = jsonb_strip_nulls(kept.value || excluded.value), updated_at = now()`.execute(
    db,
  )
}

/** Where a picture is, in one of the widths that pictures are delivered in. */
function pictureAddress(width: ImageWidth) {
  return (value: unknown): string | null => {
    const { file } = (value ?? {}) as { file?: string }
    return file ? `/api/v1/files/${file}/${width}.webp` : null
  }
}
