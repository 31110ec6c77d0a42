import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { ChoiceBox } from '../../../../src/controls/parts/ChoiceBox.tsx'
import { IconButton } from '../../../../src/controls/parts/IconButton.tsx'
import { inputOf } from '../../../../src/fields/inputs.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { useFormFacts } from '../../../../src/views/form/FormContexts.ts'
import { collection } from '../collection.ts'
import {
  type CollectionCondition,
  type ConditionField,
  conditionFields,
  usualSoldDays,
} from '../rules/conditions.ts'
import css from './collection.module.css'

const fields = Object.keys(conditionFields) as ConditionField[]
const inner = collection.fields.conditions.options.fields
const most = collection.fields.conditions.options.max

/** What needs a word on its value: its unit, or how it is written. */
const hinted: ReadonlySet<ConditionField> = new Set([
  ...(['createdWithin', 'discount', 'season', 'rating', 'soldLately', 'sizeInStock'] as const),
])

/** The conditions of an automatic collection, one line each: what it asks, how, and of which value. */
export function Conditions() {
  const translate = useTranslate()
  const { control, formState } = useFormContext()
  const { closed, writable } = useFormFacts()
  const { fields: lines, append, remove } = useFieldArray({ control, name: 'conditions', keyName: 'key' })
  const isDisabled = closed !== undefined || !writable.has('conditions')
  const error = formState.errors.conditions as { message?: string; root?: { message?: string } } | undefined
  const message = error?.root?.message ?? error?.message
  const id = useId()
  return (
    <fieldset
      className={css.conditions}
      data-source="conditions"
      aria-describedby={message ? `${id}-error` : undefined}
    >
      <legend className={css.legend}>{translate(`resources.${collection.path}.fields.conditions`)}</legend>
      {lines.map(({ key }, index) => (
        <ConditionLine key={key} index={index} disabled={isDisabled} onRemove={() => remove(index)} />
      ))}
      {lines.length === 0 && <p className={css.hint}>{translate('merchandising.conditions.none')}</p>}
      {message && (
        <p id={`${id}-error`} className={css.error}>
          {message}
        </p>
      )}
      {!isDisabled && lines.length < most && (
        <div>
          <Button small onClick={() => append({ field: 'tag', operator: 'is', tags: [] })}>
            {translate('merchandising.conditions.add')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

interface ConditionLineProps {
  index: number
  disabled: boolean
  onRemove: () => void
}

function ConditionLine({ index, disabled, onRemove }: ConditionLineProps) {
  const translate = useTranslate()
  const { control, setValue, getFieldState, formState } = useFormContext()
  const path = `conditions.${index}`
  const id = useId()
  const condition = useWatch({ control, name: path }) as CollectionCondition | undefined
  if (!condition) return null
  const { operators, value } = conditionFields[condition.field] ?? conditionFields.tag
  const text = (key: string, name: string) =>
    translate(`resources.${collection.path}.values.conditions.${key}.${name}`)
  const label = (key: string) => translate(`resources.${collection.path}.fields.conditions.${key}`)
  const choose = (field: string) => {
    const [first] = conditionFields[field as ConditionField].operators
    // Values of the former field would stay behind unseen.
    const days = field === 'soldLately' ? { days: usualSoldDays } : {}
    const { id: known } = condition as { id?: string }
    setValue(path, { id: known, field, operator: first, ...days }, { shouldDirty: true })
  }
  const values = [...(value ? [value] : []), ...(condition.field === 'soldLately' ? ['days' as const] : [])]
  const problems = (['operator', ...values] as string[]).flatMap(
    (name) => getFieldState(`${path}.${name}`, formState).error?.message ?? [],
  )
  const box = (name: (typeof values)[number]) => {
    const field = inner[name]
    const { Edit } = inputOf(field.kind)
    return (
      Edit && (
        <Edit
          id={`${id}-${name}`}
          source={`${path}.${name}`}
          name={`conditions.${name}`}
          label={label(name)}
          value={(condition[name] ?? null) as never}
          onChange={(next: unknown) =>
            setValue(`${path}.${name}`, next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
          }
          options={field.options}
          field={field}
          resource={collection}
          disabled={disabled}
          invalid={problems.length > 0}
          describedBy={problems.length > 0 ? `${id}-problem` : undefined}
          dense={name === 'words' || name === 'amount' || name === 'number' || name === 'days'}
        />
      )
    )
  }
  return (
    <fieldset
      className={css.condition}
      aria-label={translate('merchandising.conditions.line', { number: index + 1 })}
    >
      <div>
        <ChoiceBox
          dense
          id={`${id}-field`}
          source={`${path}.field`}
          label={label('field')}
          choices={fields.map((name) => ({ value: name, label: text('field', name) }))}
          chosen={condition.field}
          disabled={disabled}
          onChoose={choose}
        />
      </div>
      <div className={css.operator}>
        <ChoiceBox
          dense
          id={`${id}-operator`}
          source={`${path}.operator`}
          label={label('operator')}
          choices={operators.map((name) => ({ value: name, label: text('operator', name) }))}
          chosen={condition.operator}
          disabled={disabled}
          onChoose={(operator) => setValue(`${path}.operator`, operator, { shouldDirty: true })}
        />
      </div>
      <div className={css.value}>
        {value && box(value)}
        {hinted.has(condition.field) && (
          <span className={css.hint}>{translate(`merchandising.conditions.${condition.field}`)}</span>
        )}
        {condition.field === 'soldLately' && (
          <>
            {box('days')}
            <span className={css.hint}>
              {translate('merchandising.conditions.soldDays', { days: usualSoldDays })}
            </span>
          </>
        )}
        {problems.length > 0 && (
          <p id={`${id}-problem`} className={css.error}>
            {problems.join(' ')}
          </p>
        )}
      </div>
      {!disabled && (
        <IconButton
          small
          glyph="close"
          label={translate('merchandising.conditions.remove', { number: index + 1 })}
          onClick={onRemove}
        />
      )}
    </fieldset>
  )
}
