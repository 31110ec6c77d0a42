import { type AnyRecord, type AreaHead, baseLocale } from '../core/index.ts'

/** A record as `lookup` answers it: only what names it (docs/api.md). */
export interface LookupRecord {
  id: string
  title: string
  picture?: unknown
  /** What tells it from others of that name, where it was found by words. */
  subtitle?: readonly string[]
}

/**
 * What a record is called in a language: its title field, translated where it is, else in the base language.
 * Takes whole records and those of a look-up, whose title is already in the language that was asked for.
 */
export function titleOf(resource: AreaHead, record: AnyRecord | LookupRecord, locale: string): string {
  const whole = record as Partial<AnyRecord>
  const translated: unknown =
    locale === baseLocale ? undefined : whole.translations?.[locale]?.[resource.title]
  const title: unknown = translated || whole[resource.title] || whole.title
  return typeof title === 'string' && title !== ''
    ? title
    : typeof title === 'number'
      ? String(title)
      : `…${String(record.id).slice(-6)}`
}
