import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import css from './upload.module.css'

/** Says that something was taken out, with a way to put it back at its place. */
export function Removed({ text, onUndo }: { text: string; onUndo: () => void }) {
  const translate = useTranslate()
  return (
    <div className={css.undo} role="status">
      {text}
      <Button size="small" onClick={onUndo}>
        {translate('fields.undo')}
      </Button>
    </div>
  )
}
