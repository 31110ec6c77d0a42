import { useTranslate } from 'ra-core'
import { Button } from '../../shell/controls/Button.tsx'
import css from './upload.module.css'

/** Says that something was taken out, with a way to put it back at its place. */
export function Removed({ text, onUndo }: { text: string; onUndo: () => void }) {
  const translate = useTranslate()
  return (
    <div className={css.undo} role="status">
      {text}
      <Button small look="text" onClick={onUndo}>
        {translate('fields.undo')}
      </Button>
    </div>
  )
}
