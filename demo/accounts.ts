import { createAccount, type NewAccount } from '../server/auth/accounts.ts'
import type { Database } from '../server/database/open.ts'

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

/** Who else works in the demo shop, one of each role that the product comes with: its goods are packed and its money is sent by those whose work it is. */
export const demoColleagues: readonly Omit<NewAccount, 'password'>[] = [
  { email: 'packing@atelier.test', name: 'Ravi Kulkarni', type: 'SUB_ADMIN', roles: ['warehouse'] },
  { email: 'accounts@atelier.test', name: 'Sunita Deshpande', type: 'SUB_ADMIN', roles: ['finance'] },
  { email: 'manager@atelier.test', name: 'Leela Menon', type: 'SUB_ADMIN', roles: ['manager'] },
  { email: 'marketing@atelier.test', name: 'Arjun Bedi', type: 'SUB_ADMIN', roles: ['marketing'] },
  { email: 'auditor@atelier.test', name: 'Farah Contractor', type: 'SUB_ADMIN', roles: ['auditor'] },
]

/** Makes demo accounts: those that one signs in with, or whoever is named. */
export async function createDemoAccounts(database: Database, accounts = demoAccounts): Promise<void> {
  for (const account of accounts)
    await createAccount(database, { ...account, password: demoPassword, demo: true })
}
