import { useLocale, useTranslate } from 'ra-core'
import { lazy, Suspense, useId, useState } from 'react'
import { Glyph } from '../../controls/parts/Glyph.tsx'
import { Skeleton } from '../../controls/parts/Skeleton.tsx'
import { type AnyRecord, isEmpty } from '../../core/index.ts'
import { isReadOnly, isVisible } from '../../derive/rules.ts'
import { Button } from '../../shell/controls/Button.tsx'
import { PageBoundary } from '../../shell/states/PageFailure.tsx'
import { useFormFacts, useFormPlace, useFormStand } from '../form/FormContexts.ts'
import css from '../form/form.module.css'
import { useTexts } from '../form/useTexts.ts'
import { CardValues } from './CardValues.tsx'
import { shownValue } from './ShownValue.tsx'
import own from './show.module.css'

const CardInputs = lazy(() => import('./CardInputs.tsx').then((module) => ({ default: module.CardInputs })))

interface RecordCardProps {
  sectionKey: string
  /** The fields it shows. */
  names: readonly string[]
  /** Whether the area draws it itself, also to be read. */
  isWhole: boolean
  /** Whether its inputs are shown. */
  isOpen: boolean
  /** Whether it is only a title until it is unfolded. */
  isFolded: boolean
  /** Whether it is one of the large ones, in which a row of zeros would bury what there is. */
  isMain: boolean
}

/** A part of a record as text. Pressed, or by its button, what may be changed becomes inputs in the same place. */
export function RecordCard({ sectionKey, names, isWhole, isOpen, isFolded, isMain }: RecordCardProps) {
  const { resource, base, views, closed, writable } = useFormFacts()
  const { fold, goTo } = useFormPlace()
  const { changed } = useFormStand()
  const record = base as AnyRecord
  const translate = useTranslate()
  const texts = useTexts(resource)
  const locale = useLocale() ?? 'en'
  const id = useId()
  const [isUnfolded, setUnfolded] = useState(!isFolded)
  const canChange = (name: string) =>
    closed === undefined && writable.has(name) && !isReadOnly(resource, name, record)
  const open = names.filter(canChange)
  const visible = names.filter((name) => isVisible(resource, name, record))
  const isMissing = (name: string) => isEmpty(shownValue(resource, record, name, locale))
  const shown = visible.filter((name) => !isMissing(name))
  const zeros = isMain ? shown.filter((name) => !open.includes(name) && record[name] === 0) : []
  const missing = visible.filter((name) => open.includes(name) && isMissing(name))
  const Own = isWhole ? views.sections[sectionKey] : undefined
  const title = texts.section(sectionKey)
  const isChanged = changed.some(({ name }) => names.includes(name))
  if (shown.length === zeros.length && missing.length === 0 && !isOpen && !Own) return null
  return (
    <section id={`part-${sectionKey}`} className={css.card} aria-labelledby={`${id}-title`}>
      <div className={css.cardHead}>
        <h2 id={`${id}-title`} className={css.cardTitle}>
          {isFolded ? (
            <button
              type="button"
              className={css.fold}
              aria-expanded={isUnfolded}
              onClick={() => setUnfolded(!isUnfolded)}
            >
              {title}
              <Glyph name="open" className={css.foldIcon} />
            </button>
          ) : (
            title
          )}
        </h2>
        {open.length > 0 && !isChanged && (
          <Button
            look="text"
            small
            aria-expanded={isOpen}
            aria-describedby={`${id}-title`}
            onClick={() =>
              isOpen ? fold(sectionKey, false) : goTo(open.find((name) => visible.includes(name)) ?? '')
            }
          >
            {translate(isOpen ? 'form.page.close' : 'form.page.change')}
          </Button>
        )}
      </div>
      {Own ? (
        <div className={css.lines}>
          <PageBoundary page={sectionKey}>
            <Suspense fallback={<Skeleton height={72} />}>
              <Own resource={resource} record={record} />
            </Suspense>
          </PageBoundary>
        </div>
      ) : isOpen ? (
        <div className={css.lines}>
          {!views.sections[sectionKey] && (
            <CardValues names={shown.filter((name) => !open.includes(name))} open={[]} title={title} />
          )}
          <PageBoundary page={sectionKey}>
            <Suspense fallback={<Skeleton height={open.length * 62} />}>
              <CardInputs sectionKey={sectionKey} open={open} />
            </Suspense>
          </PageBoundary>
        </div>
      ) : (
        isUnfolded && (
          <>
            <CardValues names={shown.filter((name) => !zeros.includes(name))} open={open} title={title} />
            {zeros.length > 0 && (
              <p className={own.missing}>
                {translate('form.page.zero')}{' '}
                {new Intl.ListFormat(locale, { type: 'conjunction' }).format(zeros.map(texts.field))}
              </p>
            )}
            {missing.length > 0 && (
              <p className={own.missing}>
                {translate('form.page.missing')}{' '}
                {missing.map((name) => (
                  <button key={name} type="button" onClick={() => goTo(name)}>
                    {texts.field(name)}
                  </button>
                ))}
              </p>
            )}
          </>
        )
      )}
    </section>
  )
}
