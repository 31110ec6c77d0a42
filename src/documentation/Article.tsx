import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { type Document, type Entry, headingsOf, plain } from '../derive/document.ts'
import { Button } from '../shell/controls/Button.tsx'
import { BackToTop } from '../shell/page/BackToTop.tsx'
import { PageActions } from '../shell/page/PageActions.tsx'
import { PageParts } from '../shell/page/PageParts.tsx'
import { Link } from '../shell/routing/Link.tsx'
import styles from './article.module.css'
import { Blocks } from './Blocks.tsx'
import page from './documentation.module.css'
import { addressOfDocument, useTexts } from './words.ts'

interface ArticleProps {
  document: Document
  entry: Entry
  /** All documents, in the order in which they are read. */
  all: readonly Entry[]
}

/** A document with its parts beside it, and what comes before and after it. Documents are English, whatever the page around them speaks. */
export function Article({ document: written, entry, all }: ArticleProps) {
  const t = useTexts()
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== '') document.getElementById(decoded(hash.slice(1)))?.scrollIntoView()
  }, [hash])
  const headings = headingsOf(written)
  const at = all.indexOf(entry)
  const note = t('documentation.inEnglish')
  return (
    <>
      <PageActions>
        <Button small onClick={() => window.print()}>
          {t('documentation.print')}
        </Button>
      </PageActions>
      <div className={styles.middle}>
        {note !== '' && <p className={styles.note}>{note}</p>}
        <article lang="en" dir="ltr" className={styles.article}>
          <Blocks blocks={written.blocks} from={entry.key} />
        </article>
        <nav aria-label={t('documentation.neighbours')} className={styles.neighbours}>
          <Neighbour entry={all[at - 1]} label={t('documentation.previous')} />
          <Neighbour entry={all[at + 1]} label={t('documentation.next')} />
        </nav>
      </div>
      {headings.length > 1 && (
        <div className={page.parts}>
          <PageParts
            label={t('documentation.onThisPage')}
            lang="en"
            parts={headings.map(({ id, level, words }) => ({ id, title: plain(words), isSub: level === 3 }))}
          />
        </div>
      )}
      <BackToTop />
    </>
  )
}

function Neighbour({ entry, label }: { entry: Entry | undefined; label: string }) {
  if (!entry) return <span />
  return (
    <Link to={addressOfDocument(entry.key)}>
      <small>{label}</small>
      <span lang="en">{entry.title}</span>
    </Link>
  )
}

/** An anchor as somebody may have typed it. */
function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor)
  } catch {
    return anchor
  }
}
