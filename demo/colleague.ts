import { z } from 'zod'
import { demoAccounts, demoColleagues } from './accounts.ts'

/** Somebody who works in the demo shop, by the name before the @. */
export const colleagueSchema = z.enum(
  [...demoAccounts, ...demoColleagues]
    .filter(({ type }) => type !== 'CUSTOMER')
    .map(({ email }) => email.replace(/@.*/, '')),
)
