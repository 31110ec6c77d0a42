import type { Picture as PictureValue } from '../../../../src/fields/image/image.ts'
import { pictureUrl } from '../../../../src/views/pictureUrl.ts'
import css from './values.module.css'

interface ValueLookProps {
  hex?: string | null
  swatch?: PictureValue | null
  large?: boolean
}

/** What a value looks like: its picture, else its shade; an empty ring where it has neither. Its name stands beside it. */
export function ValueLook({ hex, swatch, large }: ValueLookProps) {
  const size = { 'data-large': large || undefined, 'aria-hidden': true } as const
  if (swatch)
    return <img className={css.dot} {...size} src={pictureUrl(swatch.file, 80)} alt="" loading="lazy" />
  return hex ? (
    <span className={css.dot} {...size} style={{ backgroundColor: hex }} />
  ) : (
    <span className={`${css.dot} ${css.none}`} {...size} />
  )
}
