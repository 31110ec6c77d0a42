import { useEffect, useState } from 'react'
import type { Shelf } from '../derive/document.ts'
import { useMinWidth } from '../shell/frame/useMinWidth.ts'
import { Link } from '../shell/routing/Link.tsx'
import { breakpoints } from '../shell/theme/breakpoints.ts'
import styles from './documentation.module.css'
import { addressOfDocument, useTexts } from './words.ts'

/** All documents by who reads them; in a narrow window it opens when it is wanted. */
export function ShelfList({ shelves, current }: { shelves: readonly Shelf[]; current: string }) {
  const t = useTexts()
  const wide = useMinWidth(breakpoints.tablet)
  const [isOpen, setOpen] = useState(wide)
  useEffect(() => setOpen(wide), [wide])
  return (
    <nav aria-label={t('documentation.label')} className={styles.shelves}>
      {!wide && (
        <button
          type="button"
          aria-expanded={isOpen}
          className={styles.toggle}
          onClick={() => setOpen(!isOpen)}
        >
          {t('documentation.label')}
        </button>
      )}
      {isOpen &&
        shelves.map(({ reader, documents }) => (
          <section key={reader}>
            <h2>{t(`documentation.readers.${reader}`)}</h2>
            <ul>
              {documents.map(({ key, title }) => (
                <li key={key} lang="en">
                  <Link to={addressOfDocument(key)} aria-current={key === current ? 'page' : undefined}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </nav>
  )
}
