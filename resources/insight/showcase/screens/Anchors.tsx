import { useRef } from 'react'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { useReached } from '../../../../src/shell/page/useReached.ts'
import css from './showcase.module.css'
import { useTexts } from './words.ts'

const names = ['draft', 'preview', 'publish', 'archive'] as const

interface AnchorsProps {
  /** Makes the ids of the parts its own. */
  id: string
  /** The list goes along with the box that scrolls, instead of standing above it. */
  isBeside?: boolean
  /** Always marked, whatever is being read. */
  marked?: (typeof names)[number]
  /** Pixels that stay free above the part that is gone to. */
  offset?: number
  onPick?: (title: string) => void
}

/** The parts of a box that scrolls, as buttons that lead to them. */
export function Anchors({ id, isBeside = false, marked, offset = 0, onPick }: AnchorsProps) {
  const t = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const idOf = (name: string) => `${id}-${name}`
  const reached = useReached(names.map(idOf), box)
  const go = (name: string) => {
    const part = document.getElementById(idOf(name))
    if (part && box.current) box.current.scrollTo({ top: part.offsetTop - box.current.offsetTop - offset })
    onPick?.(t(`showcase.words.${name}`))
  }
  return (
    <div className={isBeside ? css.beside : css.stack}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups the parts of a form. */}
      <div
        ref={box}
        role="group"
        className={css.scroller}
        style={{ order: isBeside ? 0 : 1 }}
        aria-label={t(`showcase.anchor.${id}.title`)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
      >
        {names.map((name) => (
          <div key={name} id={idOf(name)} className={css.part}>
            <b>{t(`showcase.words.${name}`)}</b>
          </div>
        ))}
      </div>
      <div className={isBeside ? css.plain : css.row} style={{ alignContent: 'start' }}>
        {names.map((name) => (
          <Button
            key={name}
            small
            look="text"
            aria-current={(marked ? name === marked : reached === idOf(name)) ? 'location' : undefined}
            style={
              (marked ? name === marked : reached === idOf(name))
                ? { background: 'var(--chosen)' }
                : undefined
            }
            onClick={() => go(name)}
          >
            {t(`showcase.words.${name}`)}
          </Button>
        ))}
      </div>
    </div>
  )
}
