import { glossary, refused, type Word } from '../../../i18n/glossary.ts'
import type { Locale } from '../../../src/core/index.ts'

/** English is what the glossary is kept in. */
type Translated = Exclude<Locale, 'en'>

/** The word of the glossary that an English label consists of, in the singular or the plural; undefined where it is none, or more. */
function wordOf(label: string): Word | undefined {
  const [one = ''] = label.split(' |||| ')
  return words.get(one.trim().toLowerCase())
}

const words = new Map(
  Object.entries(glossary).flatMap(([english, word]) =>
    [english, `${english}s`, english.replace(/y$/, 'ies')].map((form) => [form.toLowerCase(), word] as const),
  ),
)

/** The key of a text, and what the glossary calls otherwise in it. */
interface Unlike {
  readonly key: string
  readonly problem: string
}

/**
 * Finds what the texts of a language call otherwise than the glossary does: a label that is a word of it and has another one there, and
 * whatever contains a word that was chosen against. What a text takes in, addresses, codes and options of commands are no words of it.
 */
export function checkGlossary(
  locale: Translated,
  english: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string>,
): Unlike[] {
  const against = Object.entries(refused[locale]).map(
    ([pattern, ours]) => [new RegExp(pattern, 'iu'), ours] as const,
  )
  return [...texts].flatMap(([key, text]): Unlike[] => {
    const word = wordOf(english.get(key) ?? '')
    const said = text.replaceAll(/%\{\w+\}|--\w+|\S*@\S*|\w+[._/]\w+/g, '')
    const instead = against.filter(([pattern]) => pattern.test(said))
    return [
      ...(word && !new RegExp(word[locale], 'i').test(text)
        ? [{ key, problem: `is '${text}'; the glossary calls it '${word[locale]}'` }]
        : []),
      ...instead.map(([, ours]) => ({ key, problem: `is '${text}'; the glossary says '${ours}'` })),
    ]
  })
}
