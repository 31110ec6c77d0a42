import { useTranslate } from 'ra-core'
import type { ComponentProps } from 'react'
import { Button } from '../../shell/controls/Button.tsx'
import { dialog } from './Dialog.tsx'

interface DialogButtonsProps extends Omit<ComponentProps<typeof Button>, 'look' | 'small' | 'type'> {
  /** Absent where there is nothing to be called off: the button is the way out. */
  onCancel?: (() => void) | undefined
  /** What leads away from it, where that is not called "Cancel". */
  cancel?: string
}

/** The end of a dialog that asks: the way out, and the button that does what it is for. Without `onClick` that sends the form around. */
export function DialogButtons({ onCancel, cancel, ...props }: DialogButtonsProps) {
  const translate = useTranslate()
  return (
    <div className={dialog.actions}>
      {onCancel && <Button onClick={onCancel}>{cancel ?? translate('ra.action.cancel')}</Button>}
      <Button type={props.onClick ? 'button' : 'submit'} look="primary" {...props} />
    </div>
  )
}
