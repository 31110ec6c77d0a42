import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import type { HTMLAttributes, KeyboardEventHandler, ReactNode } from 'react'
import { controlProps, type EditorProps } from './editor.ts'
import css from './Frame.module.css'

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
  dir?: 'ltr' | 'auto'
  align?: 'end'
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: string
  placeholder?: string | undefined
  maxLength?: number | undefined
  lines?: number | undefined
  start?: ReactNode
  end?: ReactNode
  more?: Record<string, unknown>
}

/** One line (or several) of text: the control that most editors stand on. Outside a frame its label is its accessible name. */
export function TextBox(props: TextBoxProps) {
  const {
    text,
    onText,
    onFocus,
    onBlur,
    onKeyDown,
    source,
    label,
    disabled,
    invalid,
    dense,
    autoFocus,
    lines,
    start,
    end,
  } = props
  const lined = lines !== undefined && !dense
  const several: OutlinedInputProps = lined
    ? { multiline: true, minRows: lines, maxRows: Math.max(lines, 16) }
    : {}
  return (
    <OutlinedInput
      fullWidth
      {...several}
      className={css.box ?? ''}
      data-align={props.align}
      name={source}
      value={text}
      disabled={disabled ?? false}
      error={invalid ?? false}
      autoFocus={autoFocus ?? false}
      placeholder={props.placeholder ?? ''}
      startAdornment={start}
      endAdornment={end}
      onChange={(event) => onText(event.target.value)}
      {...(onFocus ? { onFocus } : {})}
      {...(onBlur ? { onBlur } : {})}
      {...(onKeyDown ? { onKeyDown } : {})}
      slotProps={{
        input: {
          ...controlProps(props),
          ...(dense ? { 'aria-label': label } : {}),
          dir: props.dir ?? 'auto',
          ...(props.inputMode ? { inputMode: props.inputMode } : {}),
          ...(props.maxLength ? { maxLength: props.maxLength } : {}),
          autoComplete: props.autoComplete ?? 'off',
          ...props.more,
        },
      }}
    />
  )
}
