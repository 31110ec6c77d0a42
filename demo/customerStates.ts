import { indianStates } from '../resources/delivery/geography/server/reference/indianStates.ts'

/** The English names of India's states by their ISO codes. */
export const stateNames: Readonly<Record<string, string>> = Object.fromEntries(
  indianStates.map(({ isoCode, names }) => [isoCode, names[0]]),
)
