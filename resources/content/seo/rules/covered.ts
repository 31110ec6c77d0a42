import type { SeoEntity, seoIssues } from './seoPatterns.ts'

/** How one address of the store stands for search engines. */
export interface Covered {
  readonly entity: SeoEntity
  readonly id: string
  readonly title: string
  readonly path: string | null
  readonly seoTitle: string | null
  readonly seoDescription: string | null
  readonly robots: string | null
  /** People keep it out of the sitemap. */
  readonly leftOut: boolean
  /** A pattern makes the title (description) where there is none. */
  readonly hasPattern: boolean
  readonly issues: readonly (typeof seoIssues)[number][]
}
