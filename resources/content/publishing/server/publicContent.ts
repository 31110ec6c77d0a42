import { sql } from 'kysely'
import { instant } from '../../../../server/database/instant.ts'
import type { Db } from '../../../../server/database/schema.ts'
import type { Values } from '../../../../server/records/values.ts'
import type { Locale, RecordOf } from '../../../../src/core/index.ts'
import { withPicturesIn } from '../../../../src/fields/image/pictureIn.ts'
import type { banner } from '../../banner/banner.ts'
import type { informationPolicy } from '../../informationPolicy/informationPolicy.ts'
import type { page } from '../../page/page.ts'
import { blockShape } from '../../page/rules/blockTypes.ts'
import { type Content, type ContentPart, contentValue } from '../../page/rules/contentValue.ts'
import { isObject } from '../../page/rules/isObject.ts'
import type { LaidOut } from '../../widget/server/layouts.ts'
import type { widget } from '../../widget/widget.ts'
import { scheduleState } from '../rules/scheduleState.ts'
import { liveOf, type Revision } from './revisions.ts'

type Policy = RecordOf<typeof informationPolicy>
type Banner = RecordOf<typeof banner>

/** What the store may know of a page, a policy, a banner, a widget; everything else stays inside. */
const shown = {
  page: [
    ...(['title', 'slug', 'pageType', 'layout', 'excerpt', 'cover', 'visibility', 'showInMenu'] as const),
    ...(['menuPosition', 'seoTitle', 'seoDescription', 'canonicalUrl', 'ogImage', 'robots'] as const),
  ],
  informationPolicy: [
    ...(['policyType', 'title', 'slug', 'summary', 'body', 'effectiveFrom', 'requiresAcceptance'] as const),
    ...(['showIn', 'officerName', 'officerDesignation', 'officerEmail', 'officerPhone', 'hours'] as const),
    ...(['seoTitle', 'seoDescription', 'canonicalUrl', 'ogImage', 'robots'] as const),
  ],
  banner: [
    ...(['placement', 'mediaDesktop', 'mediaMobile', 'mediaTablet', 'alt', 'heading', 'subheading'] as const),
    ...(['ctaLabel', 'textPosition', 'textColour', 'backdrop', 'linkType', 'linkProduct'] as const),
    ...(['linkCategory', 'linkCollection', 'linkBrand', 'linkPage', 'linkText', 'linkUrl'] as const),
    ...([
      'audience',
      'states',
      'cities',
      'devices',
      'startsAt',
      'endsAt',
      'priority',
      'frequencyCap',
    ] as const),
  ],
  widget: [
    ...(['type', 'slot', 'title', 'subtitle', 'ctaLabel', 'ctaPath', 'source', 'products'] as const),
    ...(['collection', 'category', 'brand', 'rule', 'limit', 'columnsDesktop', 'columnsMobile'] as const),
    ...(['carousel', 'cardStyle', 'background', 'spacing', 'devices', 'audience', 'states'] as const),
    ...(['startsAt', 'endsAt'] as const),
  ],
} as const satisfies {
  page: readonly (keyof RecordOf<typeof page>)[]
  informationPolicy: readonly (keyof Policy)[]
  banner: readonly (keyof Banner)[]
  widget: readonly (keyof RecordOf<typeof widget>)[]
}

export type PublicArea = keyof typeof shown

/** A snapshot in one language, English where something is not translated. Blocks and configurations lose their translations, too. */
export function localized(area: PublicArea, data: Values, locale: Locale): Values {
  const texts = ((data.translations ?? {}) as Record<string, Values>)[locale] ?? {}
  const told = (value: unknown) => withPicturesIn(value, locale)
  const values = Object.fromEntries(
    shown[area].map((name) => [name, told(texts[name] ?? data[name] ?? null)]),
  )
  if (area === 'page') return { ...values, blocks: blocksIn(data.blocks, locale) }
  return area === 'widget' ? { ...values, config: partIn(data.config, locale) } : values
}

const blocksIn = (blocks: unknown, locale: Locale): Values[] =>
  (Array.isArray(blocks) ? (blocks as Content[]) : [])
    .filter(({ type }) => blockShape(type) !== undefined)
    .map(({ id, type, ...part }) => ({ id, type, ...partIn(part, locale) }))

function partIn(part: unknown, locale: Locale): Values {
  if (!isObject(part)) return {}
  const own = (one: ContentPart) =>
    Object.fromEntries(
      Object.keys(one.values ?? {}).map((name) => [
        ...[name, withPicturesIn(contentValue(one, name, locale), locale)],
      ]),
    )
  const { items = [], ...rest } = part as unknown as Content
  const whole = own(rest as ContentPart)
  return items.length > 0 ? { ...whole, items: items.map(own) } : whole
}

/** The field of a snapshot, for a statement: as text, so that an index over it serves. */
const kept = <T>(field: keyof T & string) => sql.lit(field)

/** Which of the banners of a placement are shown at a moment (ISO): published, active, within their schedule; the first come first. */
export async function bannersAt(db: Db, placement: string, locale: Locale, now: string): Promise<Values[]> {
  const { rows } = await sql<{ id: string; data: Values; number: number }>`
    SELECT b."id", r."data", r."number" FROM "_revisions" r JOIN "banner" b ON b."id"::text = r."key"
    WHERE r."area" = 'banner' AND r."live" AND b."status" = 'active' AND r."data" ->> ${kept<Banner>('placement')} = ${placement}
    ORDER BY (r."data" ->> ${kept<Banner>('priority')})::int DESC NULLS LAST, b."id" LIMIT 50`.execute(db)
  return rows
    .filter(({ data }) => isOn(data, now))
    .map(({ id, data, number }) => ({ id, version: number, ...localized('banner', data, locale) }))
}

/** What the store shows of a page's sections at a moment; those that find no product now are left out. */
export async function layoutAt(
  db: Db,
  page: string,
  locale: Locale,
  now: string,
): Promise<{ version: number; widgets: Values[] } | undefined> {
  const live = await liveOf(db, 'widget', page)
  if (!live) return undefined
  const laidOut = live.data.widgets as LaidOut[]
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "widget" WHERE "id" = ANY (${laidOut.map(({ id }) => id)}::uuid[]) AND "source_count" = 0`.execute(
    db,
  )
  const empty = new Set(rows.map(({ id }) => id))
  const widgets = laidOut
    .filter((widget) => !empty.has(widget.id) && isOn(widget as Values, now))
    .map((widget) => ({ id: widget.id, ...localized('widget', widget as Values, locale) }))
  return { version: live.number, widgets }
}

const isOn = ({ startsAt = null, endsAt = null }: Values, now: string) => {
  const state = scheduleState({ startsAt, endsAt } as { startsAt: string | null; endsAt: string | null }, now)
  return state === 'always' || state === 'live'
}

/** One version of a policy, whichever record of its type it was published from. */
export async function policyVersion(db: Db, type: unknown, number: number): Promise<Revision | undefined> {
  const { rows } = await sql<{ key: string; data: Values; at: string; note: string | null }>`
    SELECT "key", "data", "note", ${instant('at')} AS "at" FROM "_revisions"
    WHERE "area" = 'informationPolicy' AND "number" = ${number} AND "data" ->> ${kept<Policy>('policyType')} = ${String(type)}`.execute(
    db,
  )
  return rows[0] && ({ ...rows[0], number, live: false, slug: null, actorName: '' } satisfies Revision)
}

/** The versions of a policy type, newest first, with the day each is in force from. */
export async function policyVersions(
  db: Db,
  type: unknown,
): Promise<{ number: number; effectiveFrom: string; note: string | null }[]> {
  const { rows } = await sql<{ number: number; effectiveFrom: string; note: string | null }>`
    SELECT "number", "data" ->> ${kept<Policy>('effectiveFrom')} AS "effectiveFrom", "note" FROM "_revisions"
    WHERE "area" = 'informationPolicy' AND "data" ->> ${kept<Policy>('policyType')} = ${String(type)} ORDER BY "number" DESC LIMIT 100`.execute(
    db,
  )
  return rows
}
