import { Picture } from '../../views/Picture.tsx'
import type { CellProps } from '../view.ts'
import type { Picture as PictureValue } from './image.ts'

/** The picture, large enough to see what it is. */
export default function ImageShow({ value }: CellProps<PictureValue>) {
  return <Picture value={value} width={160} />
}
