import { sealed } from '../../src/core/index.ts'
/** HTML that is safe to send: made by the template below, which escapes everything that is not HTML already. */
export interface Html {
  readonly html: string
}

type Part = Html | string | number | boolean | null | undefined | readonly Part[]

/** Builds HTML. Values are escaped, other templates and lists of them are not; nothing stands for null, undefined and false. */
export function html(texts: TemplateStringsArray, ...values: Part[]): Html {
  return { html: String.raw({ raw: texts }, ...values.map(write)) }
}

function write(value: Part): string {
  if (value === null || value === undefined || value === false) return ''
  if (Array.isArray(value)) return value.map(write).join('')
  if (typeof value === 'object') return (value as Html).html
  return String(value).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

const entities = sealed<Readonly<Record<string, string>>>({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
})
