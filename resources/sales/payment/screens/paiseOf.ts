/** An amount that somebody typed in rupees, as paise; undefined where it is none. Groups and a comma as the decimal mark are understood. */
export function paiseOf(text: string): number | undefined {
  const clean = text.replace(/[\s₹]/g, '')
  const isGrouped = /^\d{1,3}(,\d{2,3})+(\.\d{1,2})?$/.test(clean) && !/^\d{1,3},\d{2}$/.test(clean)
  const plain = isGrouped ? clean.replaceAll(',', '') : clean.replace(',', '.')
  const [, rupees, paise = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(plain) ?? []
  return rupees === undefined ? undefined : Number(rupees) * 100 + Number(paise.padEnd(2, '0'))
}

/** Paise as somebody would type them: `1299` or `1299.50`. */
export const typedOf = (paise: number): string =>
  paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2)
