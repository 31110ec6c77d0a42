import type { Picture } from '../../../../../src/fields/image/image.ts'
import { pictureUrl } from '../../../../../src/views/pictureUrl.ts'
import { useOwn } from '../useOwn.ts'
import css from './media.module.css'

interface ColourOfPicturesProps {
  pictures: readonly Picture[]
  colours: readonly string[]
  disabled: boolean
  /** `''` for a picture of no colour. */
  onColour: (file: string, colour: string) => void
}

/** Says of every picture which colour it shows. */
export function ColourOfPictures({ pictures, colours, disabled, onColour }: ColourOfPicturesProps) {
  const own = useOwn()
  return (
    <details className={css.details}>
      <summary>{own('media.assign')}</summary>
      <ul className={css.pictures}>
        {pictures.map(({ file, alt, group }, index) => (
          <li key={file}>
            <img src={pictureUrl(file, 80)} alt="" loading="lazy" />
            <select
              className={css.select}
              disabled={disabled}
              aria-label={own('media.colourOf', { name: alt || index + 1 })}
              value={group ?? ''}
              onChange={(event) => onColour(file, event.target.value)}
            >
              <option value="">{own('media.noColour')}</option>
              {[...new Set([...colours, ...(group ? [group] : [])])].map((colour) => (
                <option key={colour} value={colour}>
                  {colour}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </details>
  )
}
