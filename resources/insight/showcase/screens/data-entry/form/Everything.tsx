import Rating from '@mui/material/Rating'
import Slider from '@mui/material/Slider'
import { useState } from 'react'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { FieldOf } from '../../FieldOf.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Everything() {
  const t = useTexts()
  const [size, setSize] = useState(96)
  const [rating, setRating] = useState<number | null>(4)
  return (
    <div className={css.stack}>
      <FieldOf area="brand" name="name" value="Kesar Studio" />
      <FieldOf area="product" name="visibility" value="everywhere" />
      <FieldOf area="product" name="occasions" value={['work']} />
      <FieldOf area="customer" name="dob" value="1992-04-18" />
      <FieldOf area="tag" name="colour" value="#3e82f7" />
      <FieldOf area="brand" name="active" value />
      <Frame id="everything-size" source="size" label={t('showcase.words.size')} group>
        <Slider
          min={70}
          max={140}
          value={size}
          valueLabelDisplay="auto"
          aria-label={t('showcase.words.size')}
          onChange={(_, next) => setSize(next as number)}
        />
      </Frame>
      <Frame id="everything-rating" source="rating" label={t('showcase.words.grades.good')} group>
        <div>
          <Rating value={rating} onChange={(_, next) => setRating(next)} />
        </div>
      </Frame>
    </div>
  )
}
