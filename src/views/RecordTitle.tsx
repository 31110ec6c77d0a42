import type { AnyRecord, AreaHead } from '../core/index.ts'
import type { Picture as PictureValue } from '../fields/image/image.ts'
import { RecordPicture } from './RecordPicture.tsx'
import css from './RecordTitle.module.css'
import type { LookupRecord } from './titleOf.ts'
import { useTitleOf } from './useTitleOf.ts'

interface RecordTitleProps {
  resource: AreaHead
  record: AnyRecord | LookupRecord
  /** Width of the picture in CSS pixels; 24 by default, 0 shows the words alone. */
  picture?: number
  /** Where it lies, in small words below it: `Women › Tops`. */
  place?: string | undefined
}

/** A record as it is named everywhere: its picture and its title in the current language. */
export function RecordTitle({ resource, record, picture = 24, place }: RecordTitleProps) {
  const title = useTitleOf()(resource, record)
  return (
    <span className={css.title}>
      {resource.picture !== undefined && picture > 0 && (
        <RecordPicture area={resource} value={pictureOf(resource, record)} title={title} width={picture} />
      )}
      <span className={css.words}>
        <span className={css.text} dir="auto" data-line={place ? undefined : ''}>
          {title}
        </span>
        {place && (
          <span className={css.place} dir="auto">
            {` ${place}`}
          </span>
        )}
      </span>
    </span>
  )
}

/** The picture that stands for a record: its picture field, or the first of several; also out of a look-up. */
export function pictureOf(resource: AreaHead, record: AnyRecord | LookupRecord): PictureValue | undefined {
  const whole = record as Partial<AnyRecord>
  const value: unknown =
    (resource.picture === undefined ? undefined : whole[resource.picture]) ?? whole.picture
  return ((Array.isArray(value) ? value[0] : value) as PictureValue | null | undefined) ?? undefined
}
