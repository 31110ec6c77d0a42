import type { Db } from '../../../../server/database/schema.ts'
import { type Matched, matchRedirect } from '../../../shared/redirect/server/findRedirect.ts'
import type { SeoEntity } from '../rules/seoPatterns.ts'
import { seoEntities } from '../rules/seoPatterns.ts'
import { recordAt } from './pageFacts.ts'

/** What a visitor of an address gets; counts nothing. */
export interface AddressTest {
  /** The redirect that sends them on. */
  readonly redirect: Matched | null
  /** The address where they end up; null where it leads nowhere any more, or out of the store. */
  readonly path: string | null
  /** What is public there; null where the store shows nothing. */
  readonly page: { readonly entity: SeoEntity; readonly id: string; readonly name: string } | null
}

/** Follows an address as the store would: its redirect first, then what is public where that leads. */
export async function testAddress(db: Db, asked: string, locale: string): Promise<AddressTest> {
  const redirect = (await matchRedirect(db, asked)) ?? null
  const to = redirect ? redirect.to : asked
  const path = to?.startsWith('/') ? to.replace(/[?#].*$/, '') : null
  if (path === null) return { redirect, path, page: null }
  for (const entity of seoEntities) {
    const found = await recordAt(db, entity, path, locale)
    if (found) return { redirect, path, page: { entity, ...found } }
  }
  return { redirect, path, page: null }
}
