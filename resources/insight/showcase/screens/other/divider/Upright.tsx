import Divider from '@mui/material/Divider'
import { useTranslate } from 'ra-core'
import css from '../../showcase.module.css'

export default function Upright() {
  const translate = useTranslate()
  return (
    <div className={css.row}>
      {translate('ra.action.edit')}
      <Divider orientation="vertical" flexItem />
      {translate('ra.action.show')}
    </div>
  )
}
