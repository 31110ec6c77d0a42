/** Codes that `Intl` has names for but that are no countries: unions, test codes, retired ones. */
const none = new Set(
  'AC AN BU CP CQ CS DD DG DY EA EU EZ FX HV IC NH NT QO RH SU TA TP UK UN VD XA XB XK YD YU ZR ZZ'.split(
    ' ',
  ),
)

const known = new Map<string, readonly { value: string; label: string }[]>()

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** All countries (ISO 3166 alpha-2) with their names in a language, in its order. */
export function countries(locale: string): readonly { value: string; label: string }[] {
  const found = known.get(locale)
  if (found) return found
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  const codes = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !none.has(code))
  const list = codes.flatMap((value) => {
    const label = names.of(value)
    return label ? [{ value, label }] : []
  })
  list.sort((a, b) => a.label.localeCompare(b.label, locale))
  known.set(locale, list)
  return list
}
