import { use } from 'react'
import { type Document, type Entry, plain, type Shelf, textOf } from '../derive/document.ts'
import { fetchOnce } from '../providers/fetchOnce.ts'
import { Hits, hasAll, wordsOf } from '../shell/controls/Hits.tsx'
import { usePageTitle } from '../shell/page/PageContext.ts'
import { Link } from '../shell/routing/Link.tsx'
import styles from './found.module.css'
import { readDocument } from './readDocument.ts'
import { addressOfDocument, useTexts } from './words.ts'

/** A part of a document that has all that was searched for. */
interface Place {
  readonly entry: Entry
  /** The heading above it, and its anchor; of what stands before the first there is none. */
  readonly heading: string
  readonly id: string
  readonly text: string
}

const most = 40

interface FoundPlacesProps {
  shelves: readonly Shelf[]
  sought: string
  /** Of the document one comes from, which the page goes on being called by. */
  title: string
}

/** The parts of all documents, once somebody searches. */
const readAll = fetchOnce((shelves: readonly Shelf[]) =>
  Promise.all(
    shelves
      .flatMap(({ documents }) => documents)
      .map(async (entry) => partsOf(entry, await readDocument(entry))),
  ),
)

/** Every place in every document with all the words, those first whose heading has them. */
export function FoundPlaces({ shelves, sought, title }: FoundPlacesProps) {
  const t = useTexts()
  usePageTitle(title)
  const parts = use(readAll(shelves)).flat()
  const words = wordsOf(sought)
  const isNamed = ({ heading, entry }: Place) => hasAll(`${entry.title} ${heading}`, words)
  const found = parts.filter(({ entry, heading, text }) => hasAll(`${entry.title} ${heading} ${text}`, words))
  const places = [...found.filter(isNamed), ...found.filter((place) => !isNamed(place))]
  const count =
    places.length > most
      ? t('documentation.foundMost', { most, count: places.length, text: sought })
      : t('documentation.found', { smart_count: places.length, text: sought })
  return (
    <div className={styles.found}>
      <p role="status">{places.length === 0 ? t('documentation.none', { text: sought }) : count}</p>
      {places.length === 0 && <p>{t('documentation.noneHint')}</p>}
      <ol lang="en">
        {places.slice(0, most).map(({ entry, heading, id, text }) => (
          <li key={`${entry.key} ${id}`}>
            <Link to={{ pathname: addressOfDocument(entry.key), hash: id && `#${id}` }}>
              <Hits text={heading ? `${entry.title} › ${heading}` : entry.title} words={words} />
            </Link>
            <p>
              <Hits text={around(text, words)} words={words} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}

function partsOf(entry: Entry, { blocks }: Document): Place[] {
  const parts: Place[] = [{ entry, heading: '', id: '', text: '' }]
  for (const block of blocks) {
    const last = parts.at(-1) as Place
    if (block.kind === 'heading') parts.push({ entry, heading: plain(block.words), id: block.id, text: '' })
    else parts[parts.length - 1] = { ...last, text: `${last.text} ${textOf(block)}`.trim() }
  }
  return parts.filter(({ heading, text }) => heading !== '' || text !== '')
}

/** The words around the first of those that were searched for. */
function around(text: string, words: readonly string[]): string {
  const small = text.toLocaleLowerCase()
  const at = Math.max(0, Math.min(...words.map((word) => small.indexOf(word)).filter((index) => index >= 0)))
  const from = Number.isFinite(at) && at > 60 ? text.indexOf(' ', at - 60) + 1 : 0
  const piece = text.slice(from, from + 220)
  return `${from > 0 ? '… ' : ''}${piece}${from + 220 < text.length ? ' …' : ''}`
}
