import { sql } from 'kysely'
import { saveRecord } from '../../../../server/records/save.ts'
import { inTransaction } from '../../../../server/records/work.ts'
import type { RecordsContext } from '../../../../server/records/workTypes.ts'
import { systemActor } from '../../../../server/systemActor.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { reason } from '../reason.ts'
import { type SeedReason, seedReasons } from './seedReasons.ts'

type Domain = RecordOf<typeof reason>['domain']

/** Gives the shop the reasons that the product knows where they are missing; what people changed of one stays. */
export async function ensureReasons(context: RecordsContext): Promise<void> {
  const { registry, database } = context
  const resource = registry[reason.name]
  if (!resource) return
  const { rows } = await sql<{ domain: string; code: string }>`SELECT "domain", "code" FROM "reason"`.execute(
    database.db,
  )
  const known = new Set(rows.map(({ domain, code }) => `${domain} ${code}`))
  const seeds = Object.entries(seedReasons).flatMap(([domain, list], group) =>
    list.map((seed, index) => ({ domain: domain as Domain, seed, position: group * 100 + index * 5 })),
  )
  const missing = seeds.filter(({ domain, seed }) => !known.has(`${domain} ${seed.slug}`))
  if (missing.length === 0) return
  await inTransaction(context, { actor: systemActor, requestId: 'start' }, async (work) => {
    for (const { domain, seed, position } of missing) {
      await saveRecord(work, resource, valuesOf(domain, seed, position), undefined, { action: 'create' })
    }
  })
}

const valuesOf = (domain: Domain, { slug, name, fr, zh, ja, asks }: SeedReason, position: number) => ({
  domain,
  code: slug,
  name,
  position,
  builtIn: true,
  requiresNote: asks === 'note',
  requiresPhoto: asks === 'photo',
  translations: { fr: { name: fr }, zh: { name: zh }, ja: { name: ja } },
})
