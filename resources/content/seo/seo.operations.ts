import { z } from 'zod'
import { ApiError } from '../../../server/apiError.ts'
import { defineOperations } from '../../../server/defineOperations.ts'
import { locales } from '../../../src/core/index.ts'
import { readSettings } from '../../shared/settings/server/readSettings.ts'
import { patternProblems, seoEntities, seoIssues } from './rules/seoPatterns.ts'
import { seo } from './seo.ts'
import { coverage } from './server/coverage.ts'
import { listMissing, purgeMissing } from './server/missingAddresses.ts'
import { structuredDataAt } from './server/pageFacts.ts'
import { readRobots, restoreRobots, writeRobots } from './server/robots.ts'
import { samples } from './server/samples.ts'
import { manyInput, setMany } from './server/setMany.ts'
import { setTexts } from './server/setTexts.ts'
import { buildSitemap } from './server/sitemap.ts'
import { listingInput, setListed, sitemapState } from './server/sitemapState.ts'
import { testAddress } from './server/testAddress.ts'

const entity = z.enum(seoEntities)
const locale = z.enum(locales).default('en')
const path = z
  .string()
  .max(500)
  .regex(/^\/\S*$/)
const from = z.int().min(0).max(1_000_000).default(0)
const size = z.int().min(1).max(100).default(25)

/** What search engine work asks beside patterns (areas, 20). */
export default defineOperations(seo, {
  coverage: {
    on: 'collection',
    reads: true,
    flag: 'view',
    input: z.strictObject({
      locale,
      from,
      size,
      entity: entity.optional(),
      issue: z.enum(seoIssues).optional(),
      robots: z.enum(['index', 'noindex']).optional(),
      q: z.string().trim().min(1).max(100).optional(),
    }),
    summary:
      'Every public address with its texts for search engines, and what is missing, repeated or too long.',
    run: ({ db, input }) => coverage(db, input),
  },
  setTexts: {
    on: 'collection',
    flag: 'edit',
    input: z.strictObject({
      entity,
      locale,
      id: z.guid().toLowerCase(),
      seoTitle: z.string().trim().max(70).nullable().optional(),
      seoDescription: z.string().trim().max(300).nullable().optional(),
      robots: z.enum(['index', 'noindex']).optional(),
    }),
    summary: 'Changes the texts of one address; whoever asks needs the right to edit that record, too.',
    run: ({ records, actor, context, input }) => setTexts({ records, actor, context }, input),
  },
  setMany: {
    on: 'collection',
    flag: 'edit',
    input: manyInput,
    rows: ({ items }) => items.length,
    summary:
      'Lists several addresses in search engines or not, or takes their own texts away so that the patterns speak; whoever asks needs the right to edit each record.',
    run: ({ db, records, actor, context, input }) => setMany({ db, records, actor, context }, input),
  },
  samples: {
    on: 'collection',
    reads: true,
    flag: 'view',
    input: z.strictObject({
      entity,
      locale,
      titleTemplate: z.string().max(120),
      descriptionTemplate: z.string().max(300).nullable().default(null),
    }),
    summary: 'What a pattern makes of three real records.',
    run: async ({ db, input }) => {
      const problems = patternProblems(input)
      if (problems.length > 0) throw new ApiError('invalid', { problems })
      const { 'branding.title': title } = await readSettings(db, ['branding.title'])
      const templates = { title: input.titleTemplate, description: input.descriptionTemplate }
      return { samples: await samples(db, input.entity, input.locale, templates, title ?? 'Atelier') }
    },
  },
  address: {
    on: 'collection',
    reads: true,
    flag: 'view',
    input: z.strictObject({ path, locale }),
    summary:
      'What a visitor of a path gets: the redirect that sends them on, and what is public where it leads; counts nothing.',
    run: ({ db, input }) => testAddress(db, input.path, input.locale),
  },
  structuredData: {
    on: 'collection',
    reads: true,
    flag: 'view',
    input: z.strictObject({ path, locale }),
    summary: 'What the store embeds into the page of a path as JSON-LD, and null where nothing public is.',
    run: async ({ db, context, input }) => ({
      data: (await structuredDataAt(db, input.path, input.locale, context.settings.publicUrl ?? '')) ?? null,
    }),
  },
  sitemap: {
    on: 'collection',
    reads: true,
    flag: 'view',
    input: z.strictObject({}),
    summary: 'When the sitemap was last made, and what of each kind of record it has and has not.',
    run: ({ db }) => sitemapState(db),
  },
  buildSitemap: {
    on: 'collection',
    flag: 'edit',
    input: z.strictObject({}),
    summary: 'Makes the sitemap anew.',
    async run({ db }) {
      await buildSitemap(db)
      return {}
    },
  },
  setListed: {
    on: 'collection',
    flag: 'edit',
    input: listingInput,
    summary:
      'Leaves addresses out of the sitemap although search engines may list them, or takes them in again.',
    run: ({ db, actor, input }) => setListed(db, input, actor),
  },
  missing: {
    on: 'collection',
    reads: true,
    flag: 'view',
    input: z.strictObject({ from, size }),
    summary: 'Addresses of the store that were asked for, are not there and lead nowhere yet.',
    run: ({ db, input }) => listMissing(db, input.from, input.size),
  },
  forget: {
    on: 'collection',
    flag: 'edit',
    input: z.strictObject({ paths: z.array(z.string().max(500)).min(1).max(500) }),
    summary: 'Takes addresses out of the log of missing ones.',
    run: async ({ db, input }) => ({ forgotten: await purgeMissing(db, input.paths) }),
  },
  robots: {
    on: 'collection',
    reads: true,
    flag: 'view',
    input: z.strictObject({}),
    summary: 'What robots.txt says, and its versions.',
    run: ({ db }) => readRobots(db),
  },
  writeRobots: {
    on: 'collection',
    flag: 'robots',
    input: z.strictObject({ text: z.string().max(20_000) }),
    summary: 'Writes robots.txt.',
    run: ({ db, actor, at, input }) => writeRobots(db, input, { actor, at }),
  },
  restoreRobots: {
    on: 'collection',
    flag: 'robots',
    input: z.strictObject({ number: z.int().min(1).max(1_000_000) }),
    summary: 'Brings an earlier robots.txt back.',
    run: ({ db, actor, at, input }) => restoreRobots(db, input.number, { actor, at }),
  },
})
