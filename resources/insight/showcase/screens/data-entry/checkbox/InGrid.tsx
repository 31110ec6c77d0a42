import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import { useTexts } from '../../words.ts'

const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL']
const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))' }

export default function InGrid() {
  const t = useTexts()
  return (
    <FormGroup role="group" aria-label={t('showcase.words.size')} sx={grid}>
      {sizes.map((size) => (
        <FormControlLabel key={size} label={size} control={<Checkbox defaultChecked={size === 'M'} />} />
      ))}
    </FormGroup>
  )
}
