import { useLocale } from 'ra-core'
import { useId } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { Frame } from '../../../../../src/controls/parts/Frame.tsx'
import type { AnyRecord } from '../../../../../src/core/index.ts'
import { inputOf } from '../../../../../src/fields/inputs.ts'
import type { InputProps } from '../../../../../src/fields/view.ts'
import { usePunctuation } from '../../../../../src/providers/usePunctuation.ts'
import { labelIn } from '../../rules/labelIn.ts'
import { useOwn } from '../useOwn.ts'
import { AttributeBox } from './AttributeBox.tsx'
import css from './attributes.module.css'
import { type Attribute, type AttributeOption, type Labelled, useAttributeSet } from './useAttributeSet.ts'

type Values = Readonly<Record<string, string>>

/** What the category of a product asks for, by groups; names and values where no set is known. */
export default function AttributesInput(props: InputProps) {
  const category = useWatch({ name: 'primaryCategory' }) as string | null
  const set = useAttributeSet(category)
  const { Input } = inputOf('keyValue')
  if (!set?.active) return <Input {...props} />
  return <SetInput {...props} set={set} />
}

function SetInput({ source, label, help, disabled, locked, set }: InputProps & { set: AnyRecord }) {
  const { list, pair } = usePunctuation()
  const own = useOwn()
  const locale = useLocale() ?? 'en'
  const id = useId()
  const { field, fieldState } = useController({ name: source })
  const values = (field.value ?? {}) as Values
  const groups = set.groups as readonly Labelled[]
  const attributes = set.attributes as readonly Attribute[]
  const options = set.options as readonly AttributeOption[]
  const change = (code: string, value: string) => {
    const { [code]: _, ...rest } = values
    const next = value === '' ? rest : { ...rest, [code]: value }
    field.onChange(Object.keys(next).length === 0 ? null : next)
  }
  const known = new Set(attributes.map(({ code }) => code))
  const others = Object.entries(values).filter(([code]) => !known.has(code))
  return (
    <Frame
      id={id}
      source={source}
      label={label}
      help={help}
      locked={locked}
      group
      error={fieldState.error?.message}
      note={<span className={css.note}>{own('attributes.from', { name: String(set.name) })}</span>}
    >
      {groups.map((group) => (
        <fieldset key={group.code} className={css.group}>
          <legend>{labelIn(group, locale)}</legend>
          {attributes
            .filter((attribute) => attribute.group === group.code)
            .map((attribute) => (
              <AttributeBox
                key={attribute.code}
                id={`${id}-${attribute.code}`}
                attribute={attribute}
                label={labelIn(attribute, locale)}
                choices={options
                  .filter((option) => option.attribute === attribute.code)
                  .map((option) => ({ value: option.code, label: labelIn(option, locale) }))}
                value={values[attribute.code] ?? ''}
                disabled={disabled}
                onChange={(value) => change(attribute.code, value)}
              />
            ))}
        </fieldset>
      ))}
      {others.length > 0 && (
        <p className={css.note}>
          {own('attributes.others', {
            list: list(others.map(([code, value]) => pair(code, value))),
          })}
        </p>
      )}
    </Frame>
  )
}
