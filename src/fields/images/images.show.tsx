import { Picture } from '../../views/Picture.tsx'
import { Strip } from '../cellParts.tsx'
import type { Picture as PictureValue } from '../image/image.ts'
import type { CellProps } from '../view.ts'

/** All pictures in their order. */
export default function ImagesShow({ value }: CellProps<PictureValue[]>) {
  return (
    <Strip style={{ flexWrap: 'wrap', gap: 10 }}>
      {value.map((picture) => (
        <Picture key={picture.file} value={picture} width={112} />
      ))}
    </Strip>
  )
}
