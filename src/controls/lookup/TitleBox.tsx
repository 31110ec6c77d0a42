import { useLocale } from 'ra-core'
import { useContext } from 'react'
import { RegistryContext } from '../../views/RegistryContext.ts'
import { titleOf } from '../../views/titleOf.ts'
import { useMayLookUp } from '../../views/useMayLookUp.ts'
import type { EditorProps } from '../parts/editor.ts'
import { TextBox } from '../parts/TextBox.tsx'
import { ComboBox } from './ComboBox.tsx'
import { useLookupBox } from './useLookupBox.tsx'

type TitleBoxProps = Pick<
  EditorProps<string, object>,
  | 'id'
  | 'source'
  | 'label'
  | 'value'
  | 'onChange'
  | 'onBlur'
  | 'required'
  | 'disabled'
  | 'invalid'
  | 'describedBy'
  | 'autoFocus'
  | 'dense'
> & {
  /** The area whose records are offered. */
  to: string
}

/**
 * A text that is what a record of another area is called, chosen by typing; written by hand by those who may not look it up. What is
 * typed and not chosen stays: whether it will do is for the server to say, not for the box to throw away.
 */
export function TitleBox({ to, value, onChange, ...props }: TitleBoxProps) {
  const target = useContext(RegistryContext)[to]
  if (!target)
    throw new Error(
      `'${to}' is not a registered resource. A text offers the titles of one (titleOf). Add it to resources/index.ts.`,
    )
  const locale = useLocale() ?? 'en'
  const mayAsk = useMayLookUp(target)
  const { found, box } = useLookupBox(target)
  const onText = (text: string) => onChange(text === '' ? null : text)
  if (!mayAsk) return <TextBox {...props} text={value ?? ''} onText={onText} />
  return (
    <ComboBox
      {...props}
      {...box}
      shown={value ?? ''}
      onTyped={onText}
      chosen={found.filter((each) => titleOf(target, each, locale) === value).map(({ id }) => id)}
      onPick={(id) => {
        const picked = found.find((each) => each.id === id)
        if (picked) onChange(titleOf(target, picked, locale))
      }}
      onClear={props.required ? undefined : () => onChange(null)}
    />
  )
}
