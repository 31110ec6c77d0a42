import { sealed } from '../../core/index.ts'
import { shopGrouping } from './grouping.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** A number as people of a language write it, parted as the shop does; `options` are those of Intl. Formatters are kept, for making one is slow. */
export function formatNumber(
  value: number | string,
  locale: string,
  options: Intl.NumberFormatOptions = {},
): string {
  const grouping = shopGrouping()
  const region = regions[`${locale} ${grouping}`] ?? locale
  const key = `${region} ${JSON.stringify(options)}`
  const known = formats.get(key)
  const format = known ?? new Intl.NumberFormat(region, options)
  if (!known) formats.set(key, format)
  const text = format.format(value as Intl.StringNumericLiteral)
  const mark = grouping === 'lakhs' && format.formatToParts(1e6).find(({ type }) => type === 'group')?.value
  return mark
    ? text.replaceAll(mark, '').replace(/\d+/, (whole) => whole.replace(/\B(?=(\d\d)*\d{3}$)/g, mark))
    : text
}

/** English has both ways, in few figures too (`12.3L`, `1.2M`); the other languages part by thousands. */
const regions = sealed<Readonly<Record<string, string>>>({ 'en lakhs': 'en-IN', 'en-IN thousands': 'en' })
