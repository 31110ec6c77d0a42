import { boughtStates } from '../rules/orderStates.ts'

/** SQL that is true for an order `o` that was bought. */
export const isBoughtSql = `o."status" IN (${boughtStates.map((state) => `'${state}'`).join(', ')})`
