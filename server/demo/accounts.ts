import { createAccount, type NewAccount } from '../auth/accounts.ts'
import type { Database } from '../database/open.ts'

/** The password of every demo account; everybody knows it, so it is refused for real ones. */
export const demoPassword = 'atelier-demo'

/** The people of the demo shop, one for each way of signing in. */
export const demoAccounts: readonly Omit<NewAccount, 'password'>[] = [
  { email: 'admin@atelier.test', name: 'Asha Rao', type: 'ADMIN' },
  { email: 'catalogue@atelier.test', name: 'Camille Laurent', type: 'SUB_ADMIN', roles: ['catalogue'] },
  { email: 'orders@atelier.test', name: 'Vikram Shetty', type: 'SUB_ADMIN', roles: ['orders'] },
  { email: 'support@atelier.test', name: 'Naoko Fujii', type: 'SUB_ADMIN', roles: ['support'] },
  { email: 'customer@atelier.test', name: 'Meera Iyer', type: 'CUSTOMER' },
]

/** Makes the demo accounts. */
export async function createDemoAccounts(database: Database): Promise<void> {
  for (const account of demoAccounts)
    await createAccount(database, { ...account, password: demoPassword, demo: true })
}
