import type { ComponentProps } from 'react'
import { Glyph, type GlyphName } from './Glyph.tsx'
import css from './IconButton.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'aria-label' | 'children'> {
  /** Its name, also shown under the pointer. */
  label: string
  glyph: GlyphName
  /** 28 pixels instead of 40: inside a box, beside a text. */
  small?: boolean | undefined
}

/** A button that is a drawing. */
export const IconButton = ({ label, glyph, small, ...props }: IconButtonProps) => (
  <button
    type="button"
    className={css.button}
    data-small={small || undefined}
    aria-label={label}
    data-tip={label}
    {...props}
  >
    <Glyph name={glyph} />
  </button>
)
