import { useTranslate } from 'ra-core'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useThemeState } from '../../shell/theme/useThemeState.ts'
import type { EditorProps } from '../parts/editor.ts'
import { Glyph } from '../parts/Glyph.tsx'
import css from './ComboBox.module.css'
import { ComboBox } from './ComboBox.tsx'

/** A choice, as it is called. */
interface Named {
  readonly id: string
  readonly title: string
}

/** One choice with those above it, the topmost first. */
export interface Step extends Named {
  /** What is drawn of it, where that is more than its title. */
  readonly content?: ReactNode
  readonly above: readonly Named[]
  /** Whether one can go on to what lies below it. */
  readonly isOpen: boolean
  readonly disabled?: boolean
}

/** Answers the choices below one (the topmost without), or those in the whole tree that words find; only while they are `wanted`. */
export type UseSteps = (
  asked: { q: string; within: string | null },
  wanted: boolean,
) => {
  readonly found: readonly Step[]
  readonly isLoading: boolean
  readonly hasFailed: boolean
}

interface CascadeBoxProps extends Omit<EditorProps<string>, 'options' | 'field' | 'resource' | 'name'> {
  /** What is chosen, as it is called; empty where nothing is. */
  shown: string
  placeholder: string
  useSteps: UseSteps
  onPick?: (step: Step) => void
}

/**
 * A choice in a tree: found by words, or by walking down level by level (the arrow beside a line, or the arrow keys). Any level can be
 * chosen.
 */
export function CascadeBox({
  value,
  onChange,
  shown,
  placeholder,
  useSteps,
  onPick,
  ...props
}: CascadeBoxProps) {
  const translate = useTranslate()
  const [{ direction }] = useThemeState()
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [trail, setTrail] = useState<readonly Named[]>([])
  const { found, isLoading, hasFailed } = useSteps(
    { q: query.trim(), within: trail.at(-1)?.id ?? null },
    isOpen,
  )
  const canEnter = (step: Step) => query.trim() === '' && step.isOpen
  const enter = (id: string | undefined) => {
    const next = found.find((step) => step.id === id)
    if (!next || !canEnter(next)) return false
    setTrail([...next.above, next])
    return true
  }
  const onKey = (event: KeyboardEvent, active: string | undefined) => {
    if (active === undefined && trail.length === 0) return false
    if (query !== '' || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return false
    if ((event.key === 'ArrowRight') !== (direction === 'rtl')) return enter(active)
    setTrail(trail.slice(0, -1))
    return trail.length > 0
  }
  return (
    <ComboBox
      {...props}
      shown={shown}
      placeholder={placeholder}
      choices={found.map((step) => ({
        id: step.id,
        disabled: step.disabled === true,
        content: (
          <>
            <span className={css.words}>
              {query !== '' && step.above.length > 0 && (
                <span className={css.above}>{step.above.map(({ title }) => title).join(' › ')}</span>
              )}
              {step.content ?? step.title}
            </span>
            {canEnter(step) && (
              // For the mouse; the keyboard has the arrow, which the words say.
              // biome-ignore lint/a11y/noStaticElementInteractions: an option may hold no control of its own
              // biome-ignore lint/a11y/useKeyWithClickEvents: an option may hold no control of its own
              <span
                className={css.enter}
                title={translate('fields.parent.enter', { title: step.title })}
                onClick={(event) => {
                  event.stopPropagation()
                  enter(step.id)
                }}
              >
                <Glyph name="next" />
                <span className="visually-hidden">{translate('fields.parent.key')}</span>
              </span>
            )}
          </>
        ),
      }))}
      chosen={value === null ? [] : [value]}
      isLoading={isLoading}
      hasFailed={hasFailed}
      query={query}
      onQuery={setQuery}
      onOpen={(open) => {
        setOpen(open)
        setTrail([])
      }}
      onKey={onKey}
      onPick={(id) => {
        const picked = found.find((step) => step.id === id)
        if (picked) onPick?.(picked)
        onChange(id)
      }}
      onClear={props.required ? undefined : () => onChange(null)}
      before={
        trail.length > 0 && query === '' ? (
          <div className={css.trail}>
            {[undefined, ...trail].map((step, index) => (
              <button
                key={step?.id ?? ''}
                type="button"
                className={css.trailStep}
                tabIndex={-1}
                onClick={() => setTrail(trail.slice(0, index))}
              >
                {step?.title ?? translate('fields.parent.all')}
              </button>
            ))}
          </div>
        ) : undefined
      }
    />
  )
}
