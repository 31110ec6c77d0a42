import { Carousel } from '../../controls/parts/Carousel.tsx'
import { useTexts } from '../../views/form/useTexts.ts'
import { GoodsPicture } from '../../views/Picture.tsx'
import type { Picture as PictureValue } from '../image/image.ts'
import type { CellProps } from '../view.ts'

/** All pictures in their order, in one row that is scrolled where they are many. */
export default function ImagesShow({ value, name, resource }: CellProps<PictureValue[]>) {
  const texts = useTexts(resource)
  return (
    <Carousel label={texts.field(name)} slide="auto">
      {value.map((picture) => (
        <GoodsPicture key={picture.file} value={picture} height={200} />
      ))}
    </Carousel>
  )
}
