import Switch from '@mui/material/Switch'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Locked() {
  const t = useTexts()
  return (
    <div className={css.row}>
      {[true, false].map((isOn) => (
        <Switch
          key={String(isOn)}
          disabled
          checked={isOn}
          slotProps={{ input: { 'aria-label': t('showcase.words.askFirst') } }}
        />
      ))}
    </div>
  )
}
