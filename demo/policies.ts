import { z } from 'zod'
import { policyTypes } from '../resources/content/informationPolicy/rules/policies.ts'
import { resources } from '../resources/index.ts'
import type { Context } from '../server/context.ts'
import { dayIn } from '../src/fields/date/day.ts'
import rows from './content/policies.json' with { type: 'json' }
import { contentOf } from './content.ts'
import { hookRecordsOf } from './hookRecordsOf.ts'
import type { Entry } from './shop.ts'
import { unlike } from './unlike.ts'
import { type Locale, wordsSchema } from './words.ts'

const policySchema = z.strictObject({
  type: z.enum(policyTypes),
  slug: z.string().regex(/^[a-z-]+$/, 'Expected small letters and hyphens'),
  title: wordsSchema,
  showIn: z.array(z.enum(resources.informationPolicy.fields.showIn.options.values)).min(1),
  requiresAcceptance: z.literal(true).exactOptional(),
  draft: z.literal(true).exactOptional(),
  /** One paragraph each. */
  text: z.array(wordsSchema).min(1),
})

type DemoPolicy = z.infer<typeof policySchema>

const policies = contentOf('policies.json', z.array(policySchema).check(unlike(({ type }) => type)), rows)

/** Those that are live and that customers are asked to accept. */
export const policiesToAccept = policies.filter(
  ({ requiresAcceptance, draft }) => requiresAcceptance && !draft,
)

/** The policies of the demo shop; in force from the day it is filled, as a policy cannot be published for a day that has passed. */
export const policyEntries = (): (() => Promise<Entry>)[] => {
  const today = dayIn(new Date())
  return policies.map((policy) => async () => ({
    key: policy.type,
    at: '2025-05-02T04:30:00.000Z',
    values: {
      policyType: policy.type,
      slug: policy.slug,
      ...inOne(policy, 'en'),
      translations: { fr: inOne(policy, 'fr'), zh: inOne(policy, 'zh'), ja: inOne(policy, 'ja') },
      effectiveFrom: today,
      showIn: policy.showIn,
      requiresAcceptance: policy.requiresAcceptance ?? false,
      ...(policy.type === 'grievance' ? officer : {}),
    },
    moves: policy.draft ? [] : [{ name: 'publish', at: '2025-05-02T05:30:00.000Z' }],
  }))
}

const officer = {
  officerName: 'Meera Krishnan',
  officerDesignation: 'Grievance officer',
  officerEmail: 'grievance@atelier.example',
  officerPhone: '+918041234567',
  hours: 'Mon–Sat 10:00–18:00 IST',
}

function inOne({ title, text }: DemoPolicy, locale: Locale) {
  return {
    title: title[locale],
    summary: text[0]?.[locale].split(/(?<=[.。])\s?/)[0] ?? null,
    body: text.map((paragraph) => `<p>${paragraph[locale]}</p>`).join(''),
  }
}

/** A policy that was changed since: its second version is live, the first one stays readable. */
export async function changePolicy(
  context: Context,
  shop: { id(resource: object, key: string): string },
): Promise<void> {
  const { informationPolicy } = resources
  await hookRecordsOf(context, async (records) => {
    const id = shop.id(informationPolicy, 'warranty')
    const record = await records.read(informationPolicy, id)
    if (!record) return
    await records.update(informationPolicy, id, {
      body: record.body.replace('six months', 'twelve months'),
      changeNote: 'Seams, zips and clasps are now covered for a year',
      translations: {
        fr: { body: record.translations.fr?.body?.replace('six mois', 'douze mois') ?? '' },
        zh: { body: record.translations.zh?.body?.replace('六个月', '十二个月') ?? '' },
        ja: { body: record.translations.ja?.body?.replace('6か月', '12か月') ?? '' },
      },
    })
    await records.transition(informationPolicy, id, 'publish')
  })
}
