import { careWords } from './care.ts'
import { detailsOf } from './details.ts'
import type { Cut, Pattern } from './garment/look.ts'
import type { Line } from './lines.ts'
import { fibres, fibresOf, type Material } from './materials.ts'
import { patterns } from './patterns.ts'
import type { Random } from './random.ts'
import { wear } from './wear.ts'
import { inEach, type Locale, unbroken, type Words } from './words.ts'

/** The name of a product, as each language orders its words. */
export function nameOf(given: string, line: Line, material: Material, pattern: Pattern): Words {
  const print = patterns[pattern]?.name
  return inEach((locale) => {
    const [noun, cloth, figure] = [line.noun[locale], material.name?.[locale] ?? '', print?.[locale] ?? '']
    if (locale === 'en') return spaced(given, figure, cloth, noun)
    if (locale === 'fr') return spaced(noun, figure, cloth, given)
    return `${given} ${figure}${cloth}${noun}`
  })
}

/** One line about a product: what it is and what it is made of. */
export function shortOf(line: Line, material: Material, pattern: Pattern): Words {
  const print = patterns[pattern]?.name
  return inEach((locale) => {
    const made = composition(material, locale)
    const figure = print?.[locale] ?? ''
    const noun = line.noun[locale]
    if (locale === 'en') return `${capital(spaced(figure.toLowerCase(), gentle(noun)))} in ${made}.`
    if (locale === 'fr') return `${spaced(noun, figure)}, ${made}.`
    if (locale === 'zh') return `${figure}${noun}，${made}。`
    return `${figure}${noun}。${made}。`
  })
}

/** The description of a product: its shape, its cloth, its print or a detail, and a last word. */
export function descriptionOf(
  stream: Random,
  line: Line,
  material: Material,
  pattern: Pattern,
  cut: Cut,
): Words {
  const details = detailsOf(cut)
  const sentences: Words[] = [line.intro, stream.pick(material.says)]
  const print = patterns[pattern]
  if (print) sentences.push(stream.pick(print.says))
  else if (details.length > 0 && stream.chance(0.85)) sentences.push(stream.pick(details))
  if (sentences.length < 3 || stream.chance(0.8))
    sentences.push(stream.pick<Words>([...wear[line.wear], ...careWords(material)]))
  return inEach((locale) =>
    sentences.map((sentence) => sentence[locale]).join(locale === 'en' || locale === 'fr' ? ' ' : ''),
  )
}

/** The fibres of a material with their shares, in one language. */
export function composition(material: Material, locale: Locale): string {
  const parts = fibresOf(material).map(([fibre, percent]) => {
    const name = fibres[fibre][locale]
    if (locale === 'en') return `${percent}% ${name.toLowerCase()}`
    if (locale === 'fr') return unbroken(`${percent} % ${name.toLowerCase()}`)
    if (locale === 'zh') return `${percent}% ${name}`
    return `${name}${percent}%`
  })
  return parts.join(locale === 'zh' || locale === 'ja' ? '、' : ', ')
}

const spaced = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A noun inside a sentence: lower case, but not where a letter or a proper name asks for a capital. */
const gentle = (noun: string): string =>
  noun
    .split(' ')
    .map((part) =>
      /^(T-|V-|A-|Chelsea|Fair$|Isle$|Kolhapuri)/.test(part)
        ? part.replace(/-[A-Z]/, (found) => found.toLowerCase())
        : part.toLowerCase(),
    )
    .join(' ')
