const formats = new Map<string, Intl.NumberFormat>()

/** A number as people of a language write it; `options` are those of Intl. Formatters are kept, for making one is slow. */
export function formatNumber(
  value: number | string,
  locale: string,
  options: Intl.NumberFormatOptions = {},
): string {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key)
  const format = known ?? new Intl.NumberFormat(locale, options)
  if (!known) formats.set(key, format)
  return format.format(value as Intl.StringNumericLiteral)
}
