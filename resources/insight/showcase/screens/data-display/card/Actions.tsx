import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import { useTranslate } from 'ra-core'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { Picture } from '../../../../../../src/views/Picture.tsx'
import css from '../../showcase.module.css'

export default function Actions() {
  const translate = useTranslate()
  return (
    <Card sx={{ maxWidth: 320 }}>
      <CardContent className={css.row}>
        <Picture value={null} width={64} alt="" />
        <div>
          <h3>Linen shirt</h3>
          <p>LS-204 · ₹1,299</p>
        </div>
      </CardContent>
      <CardActions sx={{ padding: '0 16px 16px' }}>
        <Button small>{translate('ra.action.edit')}</Button>
        <Button small look="text">
          {translate('ra.action.show')}
        </Button>
      </CardActions>
    </Card>
  )
}
