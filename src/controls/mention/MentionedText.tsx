import css from './MentionedText.module.css'

/** A text with the names in it that it tells, as they were typed: `@Ravi Nair`. */
export function MentionedText({ text, names }: { text: string; names: readonly string[] }) {
  const known = [...new Set(names)].sort((a, b) => b.length - a.length)
  return partsOf(text, known).map(({ at, words, isName }) =>
    isName ? (
      <b key={at} className={css.name}>
        {words}
      </b>
    ) : (
      words
    ),
  )
}

function partsOf(text: string, names: readonly string[]) {
  const parts: { at: number; words: string; isName: boolean }[] = []
  let from = 0
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const name = names.find((each) => text.startsWith(each, at + 1))
    if (at < from || name === undefined) continue
    if (at > from) parts.push({ at: from, words: text.slice(from, at), isName: false })
    parts.push({ at, words: `@${name}`, isName: true })
    from = at + name.length + 1
  }
  if (from < text.length) parts.push({ at: from, words: text.slice(from), isName: false })
  return parts
}
