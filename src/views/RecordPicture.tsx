import type { AreaHead } from '../core/index.ts'
import type { Picture as PictureValue } from '../fields/image/image.ts'
import { PersonPicture } from './PersonPicture.tsx'
import { GoodsPicture, Picture } from './Picture.tsx'

interface RecordPictureProps {
  area: Pick<AreaHead, 'picturesOf'>
  value: PictureValue | null | undefined
  /** What the record is called; it stands beside the picture, which is not read out therefore. */
  title: string
  /** In CSS pixels. */
  width: number
}

/** The picture that stands for a record: upright where the area has goods, round where it has people, square elsewhere. */
export function RecordPicture({ area, value, title, width }: RecordPictureProps) {
  if (area.picturesOf === 'person') return <PersonPicture name={title} picture={value} size={width} />
  if (area.picturesOf === 'goods')
    return <GoodsPicture value={value} height={Math.round((width * 4) / 3)} alt="" />
  return <Picture value={value} width={width} alt="" />
}
