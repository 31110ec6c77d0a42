import { Glyph } from '../../../../src/controls/parts/Glyph.tsx'
import css from './miniature.module.css'
import { useTexts } from './words.ts'

const glyphs = { products: 'document', orders: 'copy', stock: 'upload' } as const

export type MiniPage = keyof typeof glyphs

export const miniPages = Object.keys(glyphs) as readonly MiniPage[]

interface MiniMenuProps {
  current: MiniPage
  onGo: (page: MiniPage) => void
  /** Only the drawings are seen. */
  isFolded?: boolean
  isPlain?: boolean
}

/** The pages of a small shop, one of which is open. */
export function MiniMenu({ current, onGo, isFolded = false, isPlain = false }: MiniMenuProps) {
  const t = useTexts()
  return (
    <ul className={css.menu}>
      {miniPages.map((page) => {
        const title = t(`showcase.words.${page}`)
        return (
          <li key={page}>
            <button
              type="button"
              aria-current={page === current ? 'page' : undefined}
              aria-label={isFolded ? title : undefined}
              data-tip={isFolded ? title : undefined}
              onClick={() => onGo(page)}
            >
              {!isPlain && <Glyph name={glyphs[page]} size={18} />}
              {!isFolded && title}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
