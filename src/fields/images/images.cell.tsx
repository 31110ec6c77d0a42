import { GoodsPicture } from '../../views/Picture.tsx'
import { Quiet, Strip } from '../cellParts.tsx'
import type { Picture as PictureValue } from '../image/image.ts'
import type { CellProps } from '../view.ts'

/** The first picture, and how many there are beside it. */
export default function ImagesCell({ value: [first, ...others] }: CellProps<PictureValue[]>) {
  return (
    <Strip>
      {first && <GoodsPicture value={first} height={36} />}
      {others.length > 0 && <Quiet>+{others.length}</Quiet>}
    </Strip>
  )
}
