import { type HTMLAttributes, type KeyboardEventHandler, type ReactNode, useRef } from 'react'
import css from './Box.module.css'
import { controlProps, type EditorProps } from './editor.ts'

interface TextBoxProps
  extends Pick<
    EditorProps,
    'id' | 'source' | 'label' | 'required' | 'disabled' | 'invalid' | 'describedBy' | 'autoFocus' | 'dense'
  > {
  text: string
  onText: (text: string) => void
  onFocus?: (() => void) | undefined
  onBlur?: (() => void) | undefined
  onKeyDown?: KeyboardEventHandler<HTMLInputElement | HTMLTextAreaElement>
  /** `ltr` for codes, addresses and numbers, which never turn around. */
  dir?: 'ltr' | 'auto' | undefined
  align?: 'end' | undefined
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: string
  placeholder?: string | undefined
  maxLength?: number | undefined
  lines?: number | undefined
  start?: ReactNode
  end?: ReactNode
  more?: Record<string, unknown> | undefined
}

/** One line (or several) of text: the control that most editors stand on. Outside a frame its label is its accessible name. */
export function TextBox(props: TextBoxProps) {
  const { onText, source, label, disabled, invalid, dense, lines, start, end } = props
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const isLined = lines !== undefined && !dense
  const Control = isLined ? 'textarea' : 'input'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the text is one on the text; the keyboard needs none of it
    <div
      className={css.box}
      data-align={props.align}
      data-invalid={invalid || undefined}
      data-disabled={disabled || undefined}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget || disabled) return
        event.preventDefault()
        control.current?.focus()
      }}
    >
      {start}
      <Control
        ref={control}
        className={css.control}
        {...controlProps(props)}
        aria-label={dense ? label : undefined}
        rows={isLined ? lines : undefined}
        inputMode={isLined ? undefined : props.inputMode}
        name={source}
        value={props.text}
        disabled={disabled}
        autoFocus={props.autoFocus}
        placeholder={props.placeholder}
        dir={props.dir ?? 'auto'}
        maxLength={props.maxLength}
        autoComplete={props.autoComplete ?? 'off'}
        onChange={(event) => onText(event.target.value)}
        onFocus={props.onFocus}
        onBlur={props.onBlur}
        onKeyDown={props.onKeyDown}
        {...props.more}
      />
      {end}
    </div>
  )
}
