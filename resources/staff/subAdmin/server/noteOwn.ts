import { listTokens } from '../../../../server/auth/apiTokens.ts'
import type { Work } from '../../../../server/records/workTypes.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { subAdmin } from '../subAdmin.ts'

type Noting = Pick<Work, 'context' | 'db' | 'records'>

/** Writes to the record of a member of staff, and so to its history, whether they sign in with a second step. */
export const noteSecondStep = (work: Noting, accountId: string, secondStep: 'off' | 'totp'): Promise<void> =>
  note(work, accountId, async () => ({ secondStep }))

/** Writes there, too, which tokens for other systems they have. */
export const noteTokens = (work: Noting, accountId: string): Promise<void> =>
  note(work, accountId, async () => ({
    apiTokens: (await listTokens(work.db, accountId)).map(({ name }) => name).reverse(),
  }))

async function note(
  { context, records }: Noting,
  accountId: string,
  valuesOf: () => Promise<Partial<RecordOf<typeof subAdmin>>>,
): Promise<void> {
  // Who has no role yet has no record either.
  if (!context.registry[subAdmin.name] || !(await records.read(subAdmin, accountId))) return
  await records.write(subAdmin, accountId, await valuesOf())
}
