import { useTranslate } from 'ra-core'
import type { Picture as PictureValue } from '../../fields/image/image.ts'
import { pictureUrl } from '../../views/pictureUrl.ts'
import { Glyph } from '../parts/Glyph.tsx'
import css from './upload.module.css'

interface PictureTileProps {
  picture: PictureValue
  /** Which one it is; absent where there is only one. */
  place?: { index: number; count: number }
  disabled?: boolean | undefined
  onOpen: () => void
  onRemove: () => void
  onMove?: (step: 1 | -1) => void
}

/** A stored picture in a form: opens its words and focal point; moved and removed by buttons. */
export function PictureTile({ picture, place, disabled, onOpen, onRemove, onMove }: PictureTileProps) {
  const translate = useTranslate()
  const number = place ? place.index + 1 : 1
  const named = { number, alt: picture.alt || translate('fields.picture.unnamed') }
  return (
    <>
      <button
        type="button"
        className={css.open}
        data-tool="open"
        disabled={disabled}
        aria-label={translate('fields.picture.open', named)}
        onClick={onOpen}
      >
        <img
          src={pictureUrl(picture.file, 320)}
          alt=""
          draggable={false}
          style={{ objectPosition: `${picture.focalX * 100}% ${picture.focalY * 100}%` }}
        />
      </button>
      {place?.index === 0 && place.count > 1 && (
        <span className={css.badge}>{translate('fields.picture.first')}</span>
      )}
      {picture.alt === '' && (
        <span className={css.badge} data-missing title={translate('fields.picture.altHelp')}>
          {translate('fields.picture.noAlt')}
        </span>
      )}
      {!disabled && (
        <div className={css.tools}>
          {place && onMove && place.count > 1 && (
            <>
              <button
                type="button"
                className={css.tool}
                data-tool="earlier"
                disabled={place.index === 0}
                aria-label={translate('fields.picture.earlier', named)}
                onClick={() => onMove(-1)}
              >
                <Glyph name="previous" />
              </button>
              <button
                type="button"
                className={css.tool}
                data-tool="later"
                disabled={place.index === place.count - 1}
                aria-label={translate('fields.picture.later', named)}
                onClick={() => onMove(1)}
              >
                <Glyph name="next" />
              </button>
            </>
          )}
          <span className={css.spring} />
          <button
            type="button"
            className={css.tool}
            data-tool="remove"
            aria-label={translate('fields.picture.remove', named)}
            onClick={onRemove}
          >
            <Glyph name="close" />
          </button>
        </div>
      )}
    </>
  )
}
