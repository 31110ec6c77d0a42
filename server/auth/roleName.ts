import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '../../src/core/index.ts'

/** What a role, the row `r` of `_roles`, is called in a language; by its own name where nobody said it in that. */
export const roleName = (locale: Locale): RawBuilder<string> =>
  sql`coalesce(r.translations -> ${locale}::text ->> 'name', r.name)`
