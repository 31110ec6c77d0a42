import { port } from '../../../../server/port.ts'
import type { Work } from '../../../../server/records/workTypes.ts'

/** That somebody no longer wants messages by a channel; `at` is ISO, `source` who says so. */
export interface Withdrawal {
  readonly channel: string
  readonly at: string
  readonly source: string
}

/** Notes it in the ledger of a customer; answers whether that changed anything. */
export const withdrawConsent = port<
  (work: Pick<Work, 'records'>, customer: string, withdrawal: Withdrawal) => Promise<boolean>
>('the consents of a customer')
