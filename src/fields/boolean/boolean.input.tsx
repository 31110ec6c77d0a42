import { useTranslate } from 'ra-core'
import { ChoiceBox } from '../../controls/parts/ChoiceBox.tsx'
import type { EditorProps } from '../../controls/parts/editor.ts'
import { framed } from '../../controls/parts/framed.tsx'
import { Switch } from '../../controls/parts/Switch.tsx'
import type { FieldInput, FilterProps } from '../view.ts'
import type { BooleanOptions } from './boolean.ts'

/** Whether one of two answers always holds. */
const isSwitch = ({
  required,
  options,
}: {
  required?: boolean | undefined
  options: BooleanOptions
}): boolean => required === true || options.default !== undefined

/** A switch; where "not set" is an answer too, a list of three. */
function Edit(props: EditorProps<boolean, BooleanOptions>) {
  const { value, onChange, dense } = props
  const translate = useTranslate()
  if (!isSwitch(props) && !dense) {
    return <YesNo {...props} none={translate('fields.unset')} answer={value} onAnswer={onChange} />
  }
  return <Switch {...props} isOn={value === true} onSwitch={onChange} />
}

interface YesNoProps
  extends Pick<
    EditorProps,
    'id' | 'source' | 'label' | 'disabled' | 'invalid' | 'describedBy' | 'dense' | 'onBlur'
  > {
  answer: boolean | null
  onAnswer: (answer: boolean | null) => void
  none: string
}

function YesNo({ answer, onAnswer, ...props }: YesNoProps) {
  const translate = useTranslate()
  const choices = ['true', 'false'].map((value) => ({
    value,
    label: translate(`fields.${value === 'true' ? 'yes' : 'no'}`),
  }))
  return (
    <ChoiceBox
      {...props}
      choices={choices}
      chosen={String(answer ?? '')}
      onChoose={(text) => onAnswer(text === '' ? null : text === 'true')}
    />
  )
}

function Filter({ name, label, test, onChange }: FilterProps<BooleanOptions>) {
  const translate = useTranslate()
  const answer = typeof test.eq === 'boolean' ? test.eq : typeof test.not === 'boolean' ? !test.not : null
  return (
    <YesNo
      id={`${name}-filter`}
      source={name}
      label={label}
      dense
      answer={answer}
      none={translate('fields.any')}
      onAnswer={(next) => onChange(next === null ? undefined : { eq: next })}
    />
  )
}

export default { Input: framed(Edit, { bare: isSwitch }), Edit, Filter } satisfies FieldInput<BooleanOptions>
