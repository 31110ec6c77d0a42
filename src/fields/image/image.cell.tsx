import { useLocale } from 'ra-core'
import { PersonPicture } from '../../views/PersonPicture.tsx'
import { Picture } from '../../views/Picture.tsx'
import { titleOf } from '../../views/titleOf.ts'
import type { CellProps } from '../view.ts'
import type { ImageOptions, Picture as PictureValue } from './image.ts'

/** The picture, small. */
export default function ImageCell({
  value,
  options,
  resource,
  record,
}: CellProps<PictureValue, ImageOptions>) {
  const name = titleOf(resource, record, useLocale())
  return options.ofPerson ? (
    <PersonPicture name={name} picture={value} size={36} />
  ) : (
    <Picture value={value} width={36} />
  )
}
