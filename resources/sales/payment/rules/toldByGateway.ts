import { type Bank, bankNames, banks } from './banks.ts'

/** The ways of paying that gateways take. */
export const gatewayMethods = ['upi', 'card', 'netbanking', 'wallet', 'emi', 'payLater'] as const

export type GatewayMethod = (typeof gatewayMethods)[number]

const plain = (text: string) => text.replace(/[^\p{L}\d]/gu, '').toLowerCase()

/** The way of paying that a gateway names, however it writes it (`pay_later`); undefined for one that is not known here. */
export const methodTold = (text: string): GatewayMethod | undefined =>
  gatewayMethods.find((method) => plain(method) === plain(text))

/** The bank that a gateway names by its code or its name; one that is not in the list is `other`, for it is none of those. */
export function bankTold(text: string): Bank | 'other' {
  const wanted = plain(text)
  return banks.find((code) => plain(code) === wanted || plain(bankNames[code]) === wanted) ?? 'other'
}
