import MuiButton from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { twelve } from '../../Places.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Placements() {
  const t = useTexts()
  return (
    <div className={css.places}>
      {twelve.map((place) => (
        <Tooltip key={place} placement={place} title={t('showcase.words.lowStock')} describeChild>
          <MuiButton size="small" variant="outlined" color="inherit">
            <bdi dir="ltr">{place}</bdi>
          </MuiButton>
        </Tooltip>
      ))}
    </div>
  )
}
