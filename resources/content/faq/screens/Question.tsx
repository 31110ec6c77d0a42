import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { SafeHtml } from '../../../../src/fields/richText/SafeHtml.tsx'
import { Button, ButtonLink } from '../../../../src/shell/controls/Button.tsx'
import { Hits } from '../../../../src/shell/controls/Hits.tsx'
import { useCopy } from '../../../../src/shell/useCopy.ts'
import { useFetchedWords } from '../../../../src/views/useAreaWords.ts'
import type { faq } from '../faq.ts'
import css from './faq.module.css'

/** A question in the language of the page. */
export interface ShownQuestion {
  readonly id: string
  readonly group: string
  readonly question: string
  readonly answer: string
}

interface QuestionProps {
  shown: ShownQuestion
  words: readonly string[]
  isOpen: boolean
  /** Where it is edited, for whoever may. */
  edit: string | undefined
  /** What follows the answer. */
  children?: ReactNode
}

/** A question that opens to its answer; its address leads to it alone. */
export function Question({ shown: { id, question, answer }, words, isOpen, edit, children }: QuestionProps) {
  const { text } = useFetchedWords<typeof faq>('faq')
  const copy = useCopy()
  const { hash } = useLocation()
  const element = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (hash === `#${id}`) element.current?.scrollIntoView({ block: 'start' })
  }, [hash, id])
  const address = `${location.origin}/app/pages/faq#${id}`
  return (
    <details ref={element} id={id} open={isOpen} className={css.question}>
      <summary>
        <span dir="auto">
          <Hits text={question} words={words} />
        </span>
      </summary>
      <div className={css.answer}>
        <SafeHtml html={answer} hits={words} />
        {children}
        <div className={css.tools}>
          <Button small look="text" onClick={() => copy(address, text('linkCopied'))}>
            {text('link')}
          </Button>
          {edit && (
            <ButtonLink small look="text" to={edit}>
              {text('edit')}
            </ButtonLink>
          )}
        </div>
      </div>
    </details>
  )
}
