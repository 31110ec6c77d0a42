import { formatTime } from '../fields/dateTime/formatTime.ts'
import { formatNumber } from '../fields/decimal/formatNumber.ts'
import { formatBytes } from '../fields/file/formatBytes.ts'
import type { Finding } from './finding.ts'

/** The values of a finding as people of a language read them: bytes in words, moments in the shop's time zone, numbers as the shop parts them. */
export function findingValues(values: Finding['values'], locale: string): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(name, value, locale)]))
}

function shown(name: string, value: string | number, locale: string): string {
  if (typeof value === 'number')
    return name.endsWith('Bytes') ? formatBytes(value, locale) : formatNumber(value, locale)
  return name.endsWith('At') ? formatTime(value, locale) : value
}
