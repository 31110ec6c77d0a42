import type { Registry } from '../../core/index.ts'
import { listOf, type Operation, object } from './operation.ts'

const text = { type: 'string' }
const whole = { type: 'integer', minimum: 1 }
const published = {
  type: 'object',
  description: 'What was published, in the language asked for; English where something is not translated.',
  properties: {
    id: { type: 'string', format: 'uuid' },
    version: whole,
    publishedAt: text,
    title: text,
    slug: text,
  },
  additionalProperties: true,
}
const inPath = (name: string, schema: object = text) => ({ name, in: 'path', required: true, schema })
const inQuery = (name: string, required: boolean) => ({ name, in: 'query', required, schema: text })
const kept = {
  ETag: { schema: text, description: 'Send it as If-None-Match: 304 where nothing else was published.' },
  'Cache-Control': { schema: text },
}

/** The calls of the store (docs/api.md, "Published content"), where the areas of the content are registered. */
export const publicOperations = (registry: Registry): Operation[] =>
  registry.page && registry.informationPolicy && registry.banner && registry.widget
    ? [...operations, ...(registry.adminSetting && registry.configSetting ? [settingsOperation] : [])]
    : []

const settingsOperation: Operation = {
  method: 'get',
  path: '/public/settings',
  id: 'public.settings',
  tag: 'published',
  isPublic: true,
  summary: 'The settings of the shop that its store obeys',
  answer: {
    description: 'Values by the keys of their settings; money in minor units, null where nothing is set.',
    schema: object({ settings: { type: 'object', additionalProperties: true } }),
    headers: kept,
  },
}

const operations: Operation[] = [
  ...(
    [
      ['pages', 'page', 'page'],
      ['policies', 'informationPolicy', 'policy'],
    ] as const
  ).flatMap(([word, area, noun]): Operation[] => [
    {
      method: 'get',
      path: `/public/${word}`,
      id: `public.${area}.list`,
      tag: 'published',
      isPublic: true,
      summary: `What is live of ${word}, without their texts`,
      answer: { description: 'At most 1,000.', schema: listOf(published), headers: kept },
    },
    {
      method: 'get',
      path: `/public/${word}/{slug}`,
      id: `public.${area}.one`,
      tag: 'published',
      isPublic: true,
      summary: `A ${noun} as it was published`,
      parameters: [inPath('slug')],
      answer: { description: 'Never a draft.', schema: published, headers: kept },
      refusals: [403, 404],
    },
  ]),
  {
    method: 'get',
    path: '/public/policies/{slug}/versions/{number}',
    id: 'public.policyVersion',
    tag: 'published',
    isPublic: true,
    summary: 'An earlier version of a policy',
    parameters: [inPath('slug'), inPath('number', whole)],
    answer: { description: 'Versions are counted per kind of policy.', schema: published, headers: kept },
    refusals: [404],
  },
  {
    method: 'get',
    path: '/public/search-terms',
    id: 'public.searchTerms',
    tag: 'published',
    isPublic: true,
    summary: 'What staff have said of terms that are looked for',
    answer: {
      description: 'Where a term leads, and what is looked for along with it.',
      schema: object({
        terms: listOf(
          object({ term: text, redirectTo: { type: ['string', 'null'] }, synonyms: listOf(text) }),
        ),
      }),
      headers: kept,
    },
  },
  {
    method: 'get',
    path: '/public/structured-data',
    id: 'public.structuredData',
    tag: 'published',
    isPublic: true,
    summary: 'What a page tells search engines as JSON-LD',
    parameters: [inQuery('path', true)],
    answer: {
      description: 'Things of schema.org, of the kinds that the settings switch on.',
      schema: object({ path: text, data: listOf({ type: 'object', additionalProperties: true }) }),
      headers: kept,
    },
    refusals: [404],
  },
  {
    method: 'get',
    path: '/public/banners/{placement}',
    id: 'public.banners',
    tag: 'published',
    isPublic: true,
    summary: 'The banners that are shown in a place now',
    parameters: [inPath('placement')],
    answer: {
      description: 'The first one comes first.',
      schema: object({ placement: text, banners: listOf(published) }),
      headers: kept,
    },
    refusals: [404],
  },
  {
    method: 'get',
    path: '/public/layouts/{page}',
    id: 'public.layout',
    tag: 'published',
    isPublic: true,
    summary: 'The sections of a page, as it was published',
    parameters: [inPath('page')],
    answer: {
      description: 'In their order; those that find no product are left out.',
      schema: object({ page: text, version: whole, widgets: listOf({ type: 'object' }) }),
      headers: kept,
    },
    refusals: [404],
  },
  {
    method: 'get',
    path: '/public/address',
    id: 'public.address',
    tag: 'published',
    isPublic: true,
    summary: 'Where an address that is not there leads',
    description: 'Counts the visit; an address that leads nowhere is noted.',
    parameters: [inQuery('path', true), inQuery('referrer', false)],
    answer: {
      description: 'Where to go; `to` is null for 410.',
      schema: object({
        to: { type: ['string', 'null'] },
        type: { type: 'string', enum: ['301', '302', '410'] },
      }),
    },
    refusals: [404],
  },
  {
    method: 'get',
    path: '/public/preview/{token}',
    id: 'public.preview',
    tag: 'published',
    isPublic: true,
    summary: 'A draft, for whoever has its secret link',
    parameters: [inPath('token')],
    answer: { description: 'For no cache to keep.', schema: object({ area: text, draft: published }) },
    refusals: [404],
  },
]
