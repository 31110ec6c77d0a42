import { Picture } from '../../views/Picture.tsx'
import type { CellProps } from '../view.ts'
import type { Picture as PictureValue } from './image.ts'

/** The picture, small. */
export default function ImageCell({ value }: CellProps<PictureValue>) {
  return <Picture value={value} width={36} />
}
