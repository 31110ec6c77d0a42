import { indianStates } from '../areas/geography/reference/indianStates.ts'

/** The English names of India's states by their ISO codes. */
export const stateNames: Readonly<Record<string, string>> = Object.fromEntries(
  indianStates.map(({ isoCode, names }) => [isoCode, names[0]]),
)
