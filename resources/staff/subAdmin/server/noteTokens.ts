import { listTokens } from '../../../../server/auth/apiTokens.ts'
import type { Work } from '../../../../server/records/workTypes.ts'
import { subAdmin } from '../subAdmin.ts'

/** Writes to the record of a member of staff, and so to its history, which tokens for other systems they have. */
export async function noteTokens(
  { context, db, records }: Pick<Work, 'context' | 'db' | 'records'>,
  accountId: string,
): Promise<void> {
  // Who has no role yet has no record either.
  if (!context.registry[subAdmin.name] || !(await records.read(subAdmin, accountId))) return
  const apiTokens = (await listTokens(db, accountId)).map(({ name }) => name).reverse()
  await records.write(subAdmin, accountId, { apiTokens })
}
