import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { Picture } from '../../../../../../src/views/Picture.tsx'
import { ToneChip } from '../../../../../../src/views/StatusChip.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Actions() {
  const translate = useTranslate()
  const t = useTexts()
  const [isArchived, setArchived] = useState(false)
  return (
    <Card sx={{ maxWidth: 320 }}>
      <CardContent className={css.row}>
        <Picture value={null} width={64} alt="" />
        <div>
          <h3>Linen shirt</h3>
          <p>LS-204 · ₹1,299</p>
          {isArchived && <ToneChip tone="neutral">{t('showcase.words.archived')}</ToneChip>}
        </div>
      </CardContent>
      <CardActions sx={{ padding: '0 16px 16px' }}>
        <Button small disabled={isArchived} onClick={() => setArchived(true)}>
          {t('showcase.words.archive')}
        </Button>
        <Button small look="text" disabled={!isArchived} onClick={() => setArchived(false)}>
          {translate('ra.action.undo')}
        </Button>
      </CardActions>
    </Card>
  )
}
