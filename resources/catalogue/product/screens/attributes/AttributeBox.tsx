import { useTranslate } from 'ra-core'
import { useOwn } from '../useOwn.ts'
import css from './attributes.module.css'
import type { Attribute } from './useAttributeSet.ts'

interface AttributeBoxProps {
  id: string
  attribute: Attribute
  label: string
  choices: readonly { readonly value: string; readonly label: string }[]
  /** `''` where nothing is said; several choices are parted by commas. */
  value: string
  disabled: boolean
  onChange: (value: string) => void
}

/** One attribute of a product, as its type wants to be filled in. A value that the set does not know (any more) stays to be seen. */
export function AttributeBox({
  id,
  attribute,
  label,
  choices,
  value,
  disabled,
  onChange,
}: AttributeBoxProps) {
  const own = useOwn()
  const translate = useTranslate()
  const { type, unit, required } = attribute
  const name = (
    <>
      {label}
      {unit && <span className={css.unit}> ({unit})</span>}
      {required && (
        <span className={css.required} title={own('attributes.required')}>
          *
        </span>
      )}
    </>
  )
  if (type === 'choices') {
    const chosen = value.split(',').filter(Boolean)
    return (
      <fieldset className={css.choices}>
        <legend>{name}</legend>
        {withUnknown(choices, chosen).map((choice) => (
          <label key={choice.value}>
            <input
              type="checkbox"
              disabled={disabled}
              checked={chosen.includes(choice.value)}
              onChange={({ target }) =>
                onChange(
                  (target.checked
                    ? [...chosen, choice.value]
                    : chosen.filter((each) => each !== choice.value)
                  ).join(','),
                )
              }
            />
            {choice.label}
          </label>
        ))}
      </fieldset>
    )
  }
  const listed =
    type === 'yesNo'
      ? [
          { value: 'true', label: translate('fields.yes') },
          { value: 'false', label: translate('fields.no') },
        ]
      : type === 'choice'
        ? withUnknown(choices, value === '' ? [] : [value])
        : undefined
  return (
    <div className={css.box}>
      <label htmlFor={id}>{name}</label>
      {listed ? (
        <select id={id} disabled={disabled} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{translate('fields.unset')}</option>
          {listed.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          disabled={disabled}
          inputMode={type === 'number' ? 'decimal' : undefined}
          maxLength={500}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  )
}

const withUnknown = (choices: AttributeBoxProps['choices'], values: readonly string[]) => [
  ...choices,
  ...values
    .filter((value) => !choices.some((choice) => choice.value === value))
    .map((value) => ({ value, label: value })),
]
