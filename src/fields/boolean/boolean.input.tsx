import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useTranslate } from 'ra-core'
import { ChoiceBox } from '../../views/form/parts/ChoiceBox.tsx'
import { controlProps, type EditorProps } from '../../views/form/parts/editor.ts'
import { framed } from '../../views/form/parts/framed.tsx'
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
  const { id, source, label, value, onChange, onBlur, disabled, dense } = props
  const translate = useTranslate()
  if (!isSwitch(props) && !dense) {
    return <YesNo {...props} none={translate('fields.unset')} answer={value} onAnswer={onChange} />
  }
  const control = (
    <Switch
      name={source}
      checked={value === true}
      disabled={disabled ?? false}
      onChange={(_, on) => onChange(on)}
      {...(onBlur ? { onBlur } : {})}
      slotProps={{
        input: {
          role: 'switch',
          ...controlProps({ ...props, id, required: false }),
          ...(dense ? { 'aria-label': label } : {}),
        },
      }}
    />
  )
  if (dense) return <div>{control}</div>
  return <FormControlLabel control={control} label={label} sx={{ margin: 0, gap: 1 }} />
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
      {...{ id: `${name}-filter`, source: name, label, dense: true, answer }}
      none={translate('fields.any')}
      onAnswer={(next) => onChange(next === null ? undefined : { eq: next })}
    />
  )
}

export default { Input: framed(Edit, { bare: isSwitch }), Edit, Filter } satisfies FieldInput<BooleanOptions>
