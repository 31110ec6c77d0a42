import { Navigate, useLocation } from 'react-router'
import type { Entry, Shelf } from '../derive/document.ts'
import { useFetched } from '../providers/fetchOnce.ts'
import { SearchField, useSought } from '../shell/controls/SearchField.tsx'
import { usePageTitle } from '../shell/page/PageContext.ts'
import { Article } from './Article.tsx'
import styles from './documentation.module.css'
import { FoundPlaces } from './FoundPlaces.tsx'
import { readDocument } from './readDocument.ts'
import { ShelfList } from './ShelfList.tsx'
import { addressOfDocument, useTexts } from './words.ts'

interface DocumentationPageProps {
  shelves: readonly Shelf[]
  /** Other keys, with the document that answers them, and the part of it: `frame#a-route`. */
  furtherKeys: Readonly<Record<string, string>>
}

/** The documents of the product: the address names one, and what is searched for in all of them. */
export function DocumentationPage({ shelves, furtherKeys }: DocumentationPageProps) {
  const t = useTexts()
  const sought = useSought()
  const { pathname, search, hash } = useLocation()
  const all = shelves.flatMap(({ documents }) => documents)
  const key = pathname.slice('/app/docs/documentation'.length).split('/')[1] ?? ''
  const entry = key === '' ? all[0] : all.find((each) => each.key === key)
  if (!entry) {
    const answer = (Object.hasOwn(furtherKeys, key) ? furtherKeys[key] : undefined) ?? ''
    const [document = '', part] = answer.split('#')
    const place = part === undefined ? hash : `#${part}`
    return <Navigate to={{ pathname: addressOfDocument(document), search, hash: place }} replace />
  }
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <SearchField label={t('documentation.search')} clear={t('documentation.clear')} />
        <ShelfList key={key} shelves={shelves} current={entry.key} />
      </div>
      {sought === '' ? (
        <ReadDocument key={key} entry={entry} all={all} />
      ) : (
        <FoundPlaces shelves={shelves} sought={sought} title={entry.title} />
      )}
    </div>
  )
}

function ReadDocument({ entry, all }: { entry: Entry; all: readonly Entry[] }) {
  usePageTitle(entry.title)
  return <Article document={useFetched(readDocument, entry)} entry={entry} all={all} />
}
