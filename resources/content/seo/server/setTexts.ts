import type { Actor } from '../../../../server/actor.ts'
import { ApiError } from '../../../../server/apiError.ts'
import type { Context, Records } from '../../../../server/context.ts'
import { defined } from '../../../../src/core/defined.ts'
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
  const values = defined<Record<string, unknown>>({
    ...(locale === 'en' ? texts : {}),
    translations: locale === 'en' ? undefined : { [locale]: texts },
    robots,
  })
  const saved = (await records.update(resource, id, values as never)) as AnyRecord
  return { id: saved.id, version: saved.version }
}
