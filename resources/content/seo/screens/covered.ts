import type { SeoEntity, seoIssues } from '../rules/seoPatterns.ts'

/** How one address of the store stands for search engines. */
export interface Covered {
  readonly entity: SeoEntity
  readonly id: string
  readonly title: string
  readonly path: string | null
  readonly seoTitle: string | null
  readonly seoDescription: string | null
  readonly robots: string | null
  readonly leftOut: boolean
  readonly hasPattern: boolean
  readonly issues: readonly (typeof seoIssues)[number][]
}
