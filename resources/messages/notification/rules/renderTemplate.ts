import { formatDay } from '../../../../src/fields/date/formatDay.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { formatNumber } from '../../../../src/fields/decimal/formatNumber.ts'
import { formatMoney } from '../../../../src/fields/money/formatMoney.ts'
import type { Part } from './parseTemplate.ts'
import type { Variable, VariableType } from './variable.ts'

/** What a template is filled with. */
export interface Rendering {
  readonly variables: readonly Variable[]
  /** By name; what is absent or null is left empty. Money in minor units, times in ISO form. */
  readonly values: Readonly<Record<string, unknown>>
  readonly locale: string
  readonly currency: string
  /** In HTML every value is escaped; nothing can turn that off. */
  readonly as: 'html' | 'text'
}

/** The text of a parsed template. */
export function renderTemplate(parts: readonly Part[], rendering: Rendering): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part
      const value = rendering.values[part.name]
      if ('shown' in part) return renderTemplate(isThere(value) ? part.shown : part.otherwise, rendering)
      const type = rendering.variables.find(({ name }) => name === part.name)?.type ?? 'text'
      const text = isThere(value) ? formatted(value, type, rendering) : ''
      return rendering.as === 'html' ? escapeHtml(text) : text
    })
    .join('')
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

const isThere = (value: unknown) => value !== undefined && value !== null && value !== '' && value !== false

/** Text as it stands in HTML, between tags and within quotes alike. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`)

function formatted(value: unknown, type: VariableType, { locale, currency }: Rendering): string {
  const number = Number(value)
  if (type === 'money' && Number.isFinite(number)) return formatMoney(number, locale, currency)
  if (type === 'number' && Number.isFinite(number)) return formatNumber(number, locale)
  if (type === 'date' || type === 'dateTime') {
    const time = new Date(String(value))
    if (Number.isNaN(time.getTime())) return ''
    const style = type === 'date' ? {} : ({ timeStyle: 'short' } as const)
    const options = { dateStyle: 'medium', ...style } as const
    return isDay(String(value))
      ? formatDay(String(value), locale, options)
      : formatTime(time.toISOString(), locale, options)
  }
  // An address that runs something instead of leading somewhere is none.
  if (type === 'url') return /^(https?:\/\/|\/(?!\/))/i.test(String(value)) ? String(value) : ''
  return String(value)
}
