/** What a typed number may look like: digits after the point that are allowed. */
interface Reading {
  locale: string
  digits: number
}

/**
 * Reads a number as people type or paste it and gives it back exactly, as digits with a point (`1234.5`), or null where it is not one.
 * Knows the separators of the locale and of others (`1.234,5`, `1,23,456`, `1 234,50`, `12’000`), full-width, Arabic-Indic and
 * Devanagari digits, and currency signs around the number. Ambiguous input (`1.234` where two digits are allowed) is refused, never guessed.
 */
export function readNumber(text: string, { locale, digits }: Reading): string | null {
  const plain = plainDigits(text).replace(/[\s_'’‘]/g, '')
  const [, sign = '', inner = '', body = ''] =
    /^([-+]?)(?:[A-Z]{1,3}|Rs\.?)?\p{Sc}?([-+]?)([\d.,]+)(?:[A-Z]{3}|\p{Sc}|%)?$/u.exec(plain) ?? []
  if (!/\d/.test(body) || (sign && inner)) return null
  const parts = split(body, locale, digits)
  if (parts === null) return null
  const [whole, fraction] = parts
  const rest = fraction.replace(/0+$/, '')
  if (rest.length > digits) return null
  const figures = `${whole.replace(/^0+(?=\d)/, '') || '0'}${rest && `.${rest}`}`
  return (sign || inner) === '-' && /[1-9]/.test(figures) ? `-${figures}` : figures
}

const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xae6, 0xc66]

/** Full-width forms and the digits of other scripts as ASCII; every kind of minus as a hyphen. */
function plainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0
      const zero = zeros.find((start) => code >= start && code < start + 10)
      return zero === undefined ? digit : String(code - zero)
    })
    .replace(/[−–﹣]/g, '-')
    .replace(/[٬、]/g, ',')
    .replace(/[٫。]/g, '.')
}

/** Whole digits and digits after the point, or null where grouping and point cannot be told apart. */
function split(body: string, locale: string, digits: number): [string, string] | null {
  const point = Math.max(body.lastIndexOf('.'), body.lastIndexOf(','))
  if (point === -1) return [body, '']
  const mark = body[point] as '.' | ','
  const other = mark === '.' ? ',' : '.'
  const times = body.split(mark).length - 1
  const [before, after] = [body.slice(0, point), body.slice(point + 1)]
  if (body.includes(other)) {
    return times === 1 && isGrouped(before, other)
      ? [before.replaceAll(other, ''), after]
      : grouped(body, mark, other)
  }
  if (times > 1) return grouped(body, mark, other)
  const isPoint = decimalMark(locale) === mark
  if (after.length === 3 && before !== '' && before !== '0' && !isPoint) return [before + after, '']
  return after.length > digits && /[^0]/.test(after.slice(digits)) ? null : [before, after]
}

/** `1,234,567` and `1,23,45,678`: groups of two or three, the last one of three. */
const isGrouped = (text: string, mark: string) => {
  const [first = '', ...groups] = text.split(mark)
  const last = groups.at(-1)
  return (
    last === undefined ||
    (first.length > 0 &&
      first.length <= 3 &&
      last.length === 3 &&
      groups.every((group) => /^\d{2,3}$/.test(group)))
  )
}

const grouped = (body: string, mark: string, other: string): [string, string] | null =>
  !body.includes(other) && isGrouped(body, mark) ? [body.replaceAll(mark, ''), ''] : null

const marks = new Map<string, string>()

function decimalMark(locale: string): string {
  const known = marks.get(locale)
  if (known !== undefined) return known
  const mark =
    new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  marks.set(locale, mark)
  return mark
}
