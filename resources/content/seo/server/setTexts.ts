import type { Actor } from '../../../../server/actor.ts'
import { ApiError } from '../../../../server/apiError.ts'
import type { Context } from '../../../../server/context.ts'
import type { Records } from '../../../../server/records.ts'
import type { AnyRecord, Resource } from '../../../../src/core/index.ts'
import { canActOn, writableFields } from '../../../../src/derive/permissions.ts'
import type { SeoEntity } from '../rules/seoPatterns.ts'

/** What is changed of one address, in one language. An empty text is taken away. */
export interface SeoTexts {
  readonly entity: SeoEntity
  readonly id: string
  readonly locale: string
  readonly seoTitle?: string | null | undefined
  readonly seoDescription?: string | null | undefined
  readonly robots?: 'index' | 'noindex' | undefined
}

/**
 * Changes how a record appears in search engines, as if it were changed in its own area.
 * @throws ApiError `forbidden` for who may not edit that record, `not-found`, and what its area refuses
 */
export async function setTexts(
  { records, actor, context }: { records: Records; actor: Actor; context: Context },
  { entity, id, locale, seoTitle, seoDescription, robots }: SeoTexts,
): Promise<{ id: string; version: number }> {
  const resource = context.registry[entity] as Resource
  const record = (await records.read(resource, id)) as AnyRecord | undefined
  if (!record) throw new ApiError('not-found')
  if (!canActOn(actor, resource, 'edit', record)) throw new ApiError('forbidden')
  const writable = new Set(writableFields(actor, resource))
  const texts = Object.fromEntries(
    Object.entries({ seoTitle, seoDescription }).filter(
      ([name, text]) => text !== undefined && writable.has(name),
    ),
  )
  const own = locale === 'en' ? texts : { translations: { [locale]: texts } }
  const values = robots ? { ...own, robots } : own
  const saved = (await records.update(resource, id, values as never)) as AnyRecord
  return { id: saved.id, version: saved.version }
}
