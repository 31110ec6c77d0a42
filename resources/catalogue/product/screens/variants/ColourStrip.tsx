import type { Picture } from '../../../../../src/fields/image/image.ts'
import { pictureUrl } from '../../../../../src/views/pictureUrl.ts'
import { useOwn } from '../useOwn.ts'
import css from './variants.module.css'

/** A colour of the product as the strip shows it. */
export interface StripColour {
  readonly value: string
  readonly hex: string | null
  readonly count: number
  readonly pictures: readonly Picture[]
}

interface ColourStripProps {
  colours: readonly StripColour[]
  total: number
  chosen: string | null
  onChoose: (colour: string | null) => void
}

/** How many pictures of a colour are shown. */
const shown = 3

/** The colours with their pictures and how many variants each has; a press shows only those. */
export function ColourStrip({ colours, total, chosen, onChoose }: ColourStripProps) {
  const own = useOwn()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend that are not wanted here
    <div className={css.strip} role="group" aria-label={own('variants.colours')}>
      <button
        type="button"
        className={css.colour}
        aria-pressed={chosen === null}
        onClick={() => onChoose(null)}
      >
        {own('variants.allColours')} <span className={css.quiet}>{total}</span>
      </button>
      {colours.map(({ value, hex, count, pictures }) => (
        <button
          key={value}
          type="button"
          className={css.colour}
          aria-pressed={chosen === value}
          onClick={() => onChoose(chosen === value ? null : value)}
        >
          <span className={css.dot} style={hex ? { background: hex } : {}} />
          {value} <span className={css.quiet}>{count}</span>
          {pictures.slice(0, shown).map(({ file, focalX, focalY }) => (
            <img
              key={file}
              className={css.thumb}
              src={pictureUrl(file, 80)}
              alt=""
              loading="lazy"
              style={{ objectPosition: `${focalX * 100}% ${focalY * 100}%` }}
            />
          ))}
          {pictures.length === 0 && <span className={css.noPicture}>{own('variants.noPicture')}</span>}
        </button>
      ))}
    </div>
  )
}
