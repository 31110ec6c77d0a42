import { useState } from 'react'
import { Glyph, type GlyphName } from '../../../../src/controls/parts/Glyph.tsx'
import { FlyOut } from './FlyOut.tsx'
import css from './menu.module.css'
import { useTexts } from './words.ts'

interface Entry {
  readonly name: string
  readonly glyph: GlyphName
  readonly below?: readonly string[]
}

const entries: readonly Entry[] = [
  { name: 'home', glyph: 'calendar' },
  { name: 'products', glyph: 'document', below: ['categories', 'stock', 'price'] },
  { name: 'orders', glyph: 'copy', below: ['draft', 'archive'] },
  { name: 'colleagues', glyph: 'info' },
]

interface ShopMenuProps {
  /** Branches open in place, beside their entry, or below it in a bar. */
  mode: 'inline' | 'beside' | 'bar'
  /** Only the drawings are seen, and branches open beside them. */
  isFolded?: boolean
  /** What opens closes what was open. */
  isSingle?: boolean
  /** The menu’s own colours, whatever those of the page are. */
  theme?: 'light' | 'dark' | undefined
}

/** The menu of a shop. A press opens a branch or goes to a page, which is marked then; nothing is left. */
export function ShopMenu({ mode, isFolded = false, isSingle = false, theme }: ShopMenuProps) {
  const t = useTexts()
  const [current, setCurrent] = useState('stock')
  const [open, setOpen] = useState<readonly string[]>(['products'])
  const toggle = (name: string) =>
    setOpen(open.includes(name) ? open.filter((each) => each !== name) : isSingle ? [name] : [...open, name])
  const isInPlace = mode === 'inline' && !isFolded
  return (
    <nav
      aria-label={t('showcase.words.menu')}
      className={css.place}
      data-theme={theme}
      data-narrow={mode !== 'bar' || undefined}
      data-folded={isFolded || undefined}
    >
      <ul className={css.menu} data-bar={mode === 'bar' || undefined}>
        {entries.map(({ name, glyph, below }) => {
          const title = t(`showcase.words.${name}`)
          const isOpen = open.includes(name)
          const words = (
            <>
              <Glyph name={glyph} size={18} />
              {!isFolded && <span>{title}</span>}
            </>
          )
          const named = isFolded ? { 'aria-label': title, 'data-tip': title } : {}
          if (!below)
            return (
              <li key={name}>
                <button
                  type="button"
                  className={css.entry}
                  aria-current={current === name ? 'page' : undefined}
                  onClick={() => setCurrent(name)}
                  {...named}
                >
                  {words}
                </button>
              </li>
            )
          const holds = below.includes(current)
          if (!isInPlace)
            return (
              <li key={name}>
                <FlyOut
                  title={title}
                  lines={below.map((each) => ({ name: each, title: t(`showcase.words.${each}`) }))}
                  current={current}
                  onPick={setCurrent}
                  isBelow={mode === 'bar'}
                  button={{ className: css.entry, 'data-holds': holds || undefined, ...named }}
                >
                  {words}
                </FlyOut>
              </li>
            )
          return (
            <li key={name}>
              <button
                type="button"
                className={css.entry}
                aria-expanded={isOpen}
                data-holds={(holds && !isOpen) || undefined}
                onClick={() => toggle(name)}
              >
                {words}
                <Glyph name={isOpen ? 'up' : 'open'} size={18} />
              </button>
              {isOpen && (
                <ul>
                  {below.map((each) => (
                    <li key={each}>
                      <button
                        type="button"
                        className={css.entry}
                        aria-current={current === each ? 'page' : undefined}
                        onClick={() => setCurrent(each)}
                      >
                        <span>{t(`showcase.words.${each}`)}</span>
                      </button>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
