import { useInput } from 'ra-core'
import type { ComponentType, ReactNode } from 'react'
import { useCallback } from 'react'
import type { InputProps } from '../../fields/view.ts'
import type { Editor, EditorProps } from './editor.ts'
import { describedBy, Frame } from './Frame.tsx'

interface Framing<Value, Options> {
  group?: boolean
  bare?: (props: { required: boolean; options: Options }) => boolean
  /** What stands beside the label, such as a count of characters. */
  note?: (props: { value: Value | null; options: Options }) => ReactNode
}

/** Makes the input of a kind from its editor: bound to the form, with label, help and error. */
export function framed<Value, Options>(
  Edit: Editor<Value, Options>,
  { group, bare, note }: Framing<Value, Options> = {},
): ComponentType<InputProps<Options>> {
  return function FramedInput({
    source,
    name,
    label,
    help,
    options,
    field,
    resource,
    required,
    disabled,
    placeholder,
    locked,
  }) {
    const input = useInput({ source, format: same, parse: same })
    const { onChange, onBlur } = input.field
    const change = useCallback((value: Value | null) => onChange(value), [onChange])
    const blur = useCallback(() => onBlur(), [onBlur])
    const error = input.fieldState.error?.message
    const value: Value | null = input.field.value ?? null
    const frame = {
      id: input.id,
      source,
      label,
      required,
      group,
      bare: bare?.({ required, options }),
      help,
      error,
      locked,
    }
    const props: EditorProps<Value, Options> = {
      id: input.id,
      source,
      name,
      label,
      value,
      onChange: change,
      onBlur: blur,
      options,
      field,
      resource,
      required,
      disabled,
      invalid: input.fieldState.invalid,
      error: input.fieldState.error,
      describedBy: describedBy(frame),
      placeholder,
    }
    return (
      <Frame {...frame} note={note?.({ value, options })}>
        <Edit {...props} />
      </Frame>
    )
  }
}

const same = <T,>(value: T) => value
