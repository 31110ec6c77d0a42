import type { Work } from '../../../../server/records/workTypes.ts'
import { subAdmin } from '../subAdmin.ts'

/** Writes to the record of a member of staff, and so to its history, whether they sign in with a second step. */
export async function noteSecondStep(
  { context, records }: Pick<Work, 'context' | 'records'>,
  accountId: string,
  secondStep: 'off' | 'totp',
): Promise<void> {
  // Who has no role yet has no record either.
  if (!context.registry[subAdmin.name] || !(await records.read(subAdmin, accountId))) return
  await records.write(subAdmin, accountId, { secondStep })
}
