import { useTranslate } from 'ra-core'
import { type ReactNode, Suspense, useId } from 'react'
import { Glyph } from '../../controls/parts/Glyph.tsx'
import { Skeleton } from '../../controls/parts/Skeleton.tsx'
import type { FormSection as Section } from '../../core/index.ts'
import { PageBoundary } from '../../shell/states/PageFailure.tsx'
import { useFormFacts, useFormPlace } from './FormContexts.ts'
import { FormLines } from './FormLines.tsx'
import css from './form.module.css'
import { useAnyVisible } from './useFieldRules.ts'
import { useTexts } from './useTexts.ts'

interface FormSectionProps {
  sectionKey: string
  section: Section
  /** The tab above says its name already. */
  untitled?: boolean
  /** How many things are wrong inside, to be seen while it is folded. */
  problems?: number
}

/** A card with a part of a record; a folded one is not even built until it is opened. */
export function FormSection({ sectionKey, section, untitled, problems = 0 }: FormSectionProps) {
  const { resource, base, views, readable } = useFormFacts()
  const { unfolded, fold } = useFormPlace()
  const translate = useTranslate()
  const texts = useTexts(resource)
  const id = useId()
  const names = section.lines.flat()
  const shown = useAnyVisible(names)
  const Own = views.sections[sectionKey]
  if (!Own && (!shown || !names.some((name) => readable.has(name)))) return null
  const title = texts.section(sectionKey)
  const content: ReactNode = Own ? (
    <PageBoundary page={sectionKey}>
      <Suspense fallback={<Skeleton height={72} />}>
        <Own resource={resource} record={base} />
      </Suspense>
    </PageBoundary>
  ) : (
    <FormLines lines={section.lines} />
  )
  const isOpen = !section.collapsed || unfolded.has(sectionKey)
  return (
    <section
      className={css.card}
      aria-labelledby={untitled ? undefined : `${id}-title`}
      aria-label={untitled ? title : undefined}
    >
      {section.collapsed ? (
        <h2 className={css.foldTitle}>
          <button
            type="button"
            id={`${id}-title`}
            className={css.fold}
            aria-expanded={isOpen}
            aria-controls={`${id}-content`}
            onClick={() => fold(sectionKey, !isOpen)}
          >
            {title}
            {problems > 0 && (
              <span className={css.problems}>{translate('form.problems', { smart_count: problems })}</span>
            )}
            <Glyph name="open" className={css.foldIcon} />
          </button>
        </h2>
      ) : (
        !untitled && (
          <h2 id={`${id}-title`} className={css.cardTitle}>
            {title}
          </h2>
        )
      )}
      {isOpen && (
        <div id={`${id}-content`} className={css.lines}>
          {content}
        </div>
      )}
    </section>
  )
}
