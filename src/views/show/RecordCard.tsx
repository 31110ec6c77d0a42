import { useLocale, useTranslate } from 'ra-core'
import { lazy, type MouseEvent, Suspense, useId, useState } from 'react'
import { Glyph } from '../../controls/parts/Glyph.tsx'
import { Skeleton } from '../../controls/parts/Skeleton.tsx'
import type { AnyRecord } from '../../core/index.ts'
import { isReadOnly, isVisible } from '../../derive/rules.ts'
import { Button } from '../../shell/controls/Button.tsx'
import { useFormFacts, useFormPlace, useFormStand } from '../form/FormContexts.ts'
import css from '../form/form.module.css'
import { useTexts } from '../form/useTexts.ts'
import { isNothing } from './FieldValue.tsx'
import { ShownValue, shownValue } from './ShownValue.tsx'
import own from './show.module.css'

const CardInputs = lazy(() => import('./CardInputs.tsx').then((module) => ({ default: module.CardInputs })))

interface RecordCardProps {
  sectionKey: string
  /** The fields it shows, as its section places them. */
  lines: readonly (readonly string[])[]
  /** Whether the area draws it itself, also to be read. */
  isWhole: boolean
  /** Whether its inputs are shown. */
  isOpen: boolean
  /** Whether it is only a title until it is unfolded. */
  isFolded: boolean
}

/** A part of a record as text. Pressed, or by its button, what may be changed becomes inputs in the same place. */
export function RecordCard({ sectionKey, lines, isWhole, isOpen, isFolded }: RecordCardProps) {
  const { resource, base, views, closed, writable } = useFormFacts()
  const { fold, goTo } = useFormPlace()
  const { changed } = useFormStand()
  const record = base as AnyRecord
  const translate = useTranslate()
  const texts = useTexts(resource)
  const locale = useLocale() ?? 'en'
  const id = useId()
  const [isUnfolded, setUnfolded] = useState(!isFolded)
  const names = lines.flat()
  const canChange = (name: string) =>
    closed === undefined && writable.has(name) && !isReadOnly(resource, name, record)
  const open = names.filter(canChange)
  const isEmpty = (name: string) => isNothing(shownValue(resource, record, name, locale))
  const shown = names.filter((name) => isVisible(resource, name, record) && !isEmpty(name))
  const missing = open.filter((name) => isVisible(resource, name, record) && isEmpty(name))
  const Own = isWhole ? views.sections[sectionKey] : undefined
  const title = texts.section(sectionKey)
  const isChanged = changed.some(({ name }) => names.includes(name))
  const edit = () =>
    goTo(missing.length === open.length ? (open[0] ?? '') : (open.find((name) => shown.includes(name)) ?? ''))
  const onPress = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    const name = target.closest<HTMLElement>('[data-name]')?.dataset.name
    if (name === undefined || !open.includes(name) || String(getSelection())) return
    if (!target.closest('a, button, input, summary, time, pre')) goTo(name)
  }
  if (shown.length === 0 && missing.length === 0 && !isOpen && !Own) return null
  const values = (which: readonly string[]) =>
    which.length > 0 && (
      <dl className={own.values} onClick={onPress}>
        {which.map((name) => (
          <div
            key={name}
            className={own.value}
            data-name={name}
            data-wide={wideKinds.has(resource.fields[name]?.kind ?? '') || undefined}
            data-open={open.includes(name) || undefined}
          >
            <dt className={texts.field(name) === title ? 'visually-hidden' : undefined}>
              {texts.field(name)}
            </dt>
            <dd>
              <ShownValue resource={resource} record={record} name={name} />
            </dd>
          </div>
        ))}
      </dl>
    )
  return (
    <section className={css.card} aria-labelledby={`${id}-title`}>
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
            onClick={isOpen ? () => fold(sectionKey, false) : edit}
          >
            {translate(isOpen ? 'form.page.close' : 'form.page.change')}
          </Button>
        )}
      </div>
      {Own ? (
        <div className={css.lines}>
          <Suspense fallback={<Skeleton height={72} />}>
            <Own resource={resource} record={record} />
          </Suspense>
        </div>
      ) : isOpen ? (
        <div className={css.lines}>
          {!views.sections[sectionKey] && values(shown.filter((name) => !open.includes(name)))}
          <Suspense fallback={<Skeleton height={open.length * 62} />}>
            <CardInputs sectionKey={sectionKey} open={open} />
          </Suspense>
        </div>
      ) : (
        isUnfolded && (
          <>
            {values(shown)}
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

/** Kinds that want the whole width of a card. */
const wideKinds: ReadonlySet<string> = new Set([
  ...['rows', 'json', 'longText', 'richText', 'images', 'blocks', 'keyValue', 'references', 'texts'],
])
