import { useTranslate } from 'ra-core'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../shell/controls/Button.tsx'
import { dialog } from './Dialog.tsx'

interface DialogButtonsProps extends Omit<ComponentProps<typeof Button>, 'look' | 'small' | 'type'> {
  /** Absent where there is nothing to be called off: the button is the way out. */
  onCancel?: (() => void) | undefined
  /** What leads away from it, where that is not called "Cancel", or "Close" where it is all there is. */
  cancel?: string | undefined
  /** The way out takes the focus, so that nothing is done by one key too many. */
  isCancelFirst?: boolean | undefined
  /** What else can be done, before the way out. */
  more?: ReactNode
  /** What the button says; without it there is none, as where nothing is to be done, or it is done already. */
  children?: ReactNode
}

/** The end of a dialog that asks: the way out, and the button that does what it is for. Without `onClick` that sends the form around. */
export function DialogButtons({ onCancel, cancel, isCancelFirst, more, ...props }: DialogButtonsProps) {
  const translate = useTranslate()
  const wayOut = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isCancelFirst) wayOut.current?.focus()
  }, [isCancelFirst])
  return (
    <div className={dialog.actions}>
      {more}
      {onCancel && (
        <Button ref={wayOut} onClick={onCancel}>
          {cancel ?? translate(props.children ? 'ra.action.cancel' : 'ra.action.close')}
        </Button>
      )}
      {props.children && <Button type={props.onClick ? 'button' : 'submit'} look="primary" {...props} />}
    </div>
  )
}
