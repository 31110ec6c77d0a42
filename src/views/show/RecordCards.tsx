import { useCreatePath, useTranslate } from 'ra-core'
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router'
import { type AnyRecord, type Condition, type Field, isEmpty, isInput, matches } from '../../core/index.ts'
import { pageOf } from '../../derive/page.ts'
import { isVisible } from '../../derive/rules.ts'
import { Link } from '../../shell/routing/Link.tsx'
import { useFormFacts, useFormPlace, useFormStand } from '../form/FormContexts.ts'
import css from '../form/form.module.css'
import { HistoryCard } from '../history/HistoryCard.tsx'
import { WholeHistory } from '../history/WholeHistory.tsx'
import { factsIn } from './HeadFacts.tsx'
import { RecordCard } from './RecordCard.tsx'
import { RecordFacts } from './RecordFacts.tsx'
import own from './show.module.css'

const CardIndex = lazy(() => import('./CardIndex.tsx').then((module) => ({ default: module.CardIndex })))

/** From how many cards on a page is long. */
const long = 6

/** The cards of a record in two columns, each opened for changes where one presses it; or all that happened to the record. */
export function RecordCards() {
  const { resource, base, readable, writable, views } = useFormFacts()
  const { changed } = useFormStand()
  const { unfolded, fold } = useFormPlace()
  const record = base as AnyRecord
  const translate = useTranslate()
  const createPath = useCreatePath()
  const page = useMemo(() => pageOf(resource), [resource])
  const address = createPath({ resource: resource.path, id: record.id, type: 'show' })
  const isHistory = new URLSearchParams(useLocation().search).get('tab') === 'history'
  // What was saved, or thrown away, is text again.
  const wasChanged = useRef(false)
  const main = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (wasChanged.current && changed.length === 0) for (const key of unfolded) fold(key, false)
    wasChanged.current = changed.length > 0
  }, [changed.length, unfolded, fold])

  if (isHistory) {
    return (
      <div className={css.stack}>
        <Link to={address} className={own.back as string}>
          {translate('form.history.back')}
        </Link>
        <WholeHistory resource={resource} record={record} />
      </div>
    )
  }
  // The headline is text alone: who wants to go to what it names, needs the link.
  const words = page.headline.filter((name) => resource.fields[name]?.kind !== 'reference')
  const above = factsIn([...words, ...page.facts], record, readable)
  const cards = (keys: readonly string[], isMain = false) =>
    keys.flatMap((key) => {
      const section = resource.form.sections[key]
      if (!section || !matches((section.visible ?? {}) as Condition, record)) return []
      const names = section.lines.flat()
      // A part of the area's own that stands in place of inputs is for changing them; where there are none, it is what is to be read.
      const isWhole =
        views.sections[key] !== undefined && names.every((name) => !isInput(resource.fields[name] as Field))
      const isOpen = unfolded.has(key) || changed.some(({ name }) => names.includes(name))
      // What stands above is not said again, only asked for where its card is open.
      const shown = names.filter(
        (name) =>
          readable.has(name) &&
          (writable.has(name)
            ? isOpen || !above.includes(name)
            : !above.includes(name) && isVisible(resource, name, record) && !isEmpty(record[name])),
      )
      if (!isWhole && shown.length === 0) return []
      return [
        <RecordCard
          key={key}
          sectionKey={key}
          names={shown}
          isOpen={isOpen}
          isWhole={isWhole}
          isFolded={section.collapsed}
          isMain={isMain}
        />,
      ]
    })
  return (
    <>
      <div className={css.layout} data-aside>
        <div ref={main} className={css.main}>
          {cards(page.cards, true)}
        </div>
        <div className={`${css.aside} ${own.rail}`}>
          {cards(page.rail)}
          <HistoryCard resource={resource} record={record} to={`${address}?tab=history`} />
          {page.cards.length >= long && (
            <Suspense>
              <CardIndex of={main} />
            </Suspense>
          )}
        </div>
      </div>
      <RecordFacts record={record} />
    </>
  )
}
