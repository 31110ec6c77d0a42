import { useTranslate } from 'ra-core'
import { useId } from 'react'
import type { AnyRecord, Field } from '../../../core/index.ts'
import { FieldValue } from '../../show/FieldValue.tsx'
import { useFormFacts } from '../FormContexts.ts'
import type { OthersChange } from '../failureOf.ts'
import { useChangeNames } from '../useChangeNames.ts'
import { useTexts } from '../useTexts.ts'
import type { Values } from '../values.ts'
import css from './conflict.module.css'
import type { Clash, Side } from './merge.ts'

interface ClashChoiceProps {
  clash: Clash
  record: AnyRecord
  /** All values of each side; rows are numbered as they stand in mine. */
  rows: { readonly mine: Values; readonly theirs: Values }
  author: OthersChange | undefined
  chosen: Side | undefined
  onChoose: (side: Side) => void
}

/** One thing that both changed: what it was, what they made of it and what I made of it; one of the two is chosen. */
export function ClashChoice({ clash, record, rows, author, chosen, onChoose }: ClashChoiceProps) {
  const { resource } = useFormFacts()
  const translate = useTranslate()
  const texts = useTexts(resource)
  const id = useId()
  const [field] = useChangeNames([{ path: clash.path, name: clash.name, locale: clash.locale }])
  const cell = clash.row?.cell
  const number = clash.row ? numberOf(clash, rows) : 0
  const label = !clash.row
    ? field
    : cell === undefined
      ? translate('form.conflict.row', { list: field, number })
      : translate('form.inRow', { list: field, number, field: texts.field(`${clash.name}.${cell}`) })
  const sides: readonly (readonly [Side, string])[] = [
    ['theirs', author?.actor || translate('form.conflict.theirs')],
    ['mine', translate('form.conflict.mine')],
  ]
  return (
    <fieldset className={css.clash}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.before}>
        <span className={css.side}>{translate('form.conflict.base')}</span>
        <Shown clash={clash} value={clash.base} record={record} />
      </div>
      <div className={css.sides}>
        {sides.map(([side, name]) => (
          <label key={side} className={css.choice} data-chosen={chosen === side || undefined}>
            <input type="radio" name={id} checked={chosen === side} onChange={() => onChoose(side)} />
            <span className={css.choiceWords}>
              <span className={css.side}>{name}</span>
              <Shown clash={clash} value={clash[side]} record={record} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A value in a clash; a whole row as the texts of its cells, or the word for one that was removed. */
function Shown({ clash, value, record }: { clash: Clash; value: unknown; record: AnyRecord }) {
  const { resource } = useFormFacts()
  const translate = useTranslate()
  const field = resource.fields[clash.name]
  const { row } = clash
  if (!row)
    return <FieldValue resource={resource} name={clash.name} field={field} value={value} record={record} />
  const owned = (field?.options.fields ?? {}) as Record<string, Field>
  if (row.cell !== undefined)
    return (
      <FieldValue
        isCompact
        resource={resource}
        name={`${clash.name}.${row.cell}`}
        field={owned[row.cell]}
        value={value}
        record={record}
      />
    )
  if (value === null) return <em>{translate('form.conflict.removed')}</em>
  return (
    <span className={css.row}>
      {Object.entries(owned).map(([key, inner]) => (
        <FieldValue
          key={key}
          isCompact
          resource={resource}
          name={`${clash.name}.${key}`}
          field={inner}
          value={(value as Values)[key]}
          record={record}
        />
      ))}
    </span>
  )
}

/** Which row it is, counted from one, in my order or else in theirs. */
function numberOf({ name, row }: Clash, { mine, theirs }: ClashChoiceProps['rows']): number {
  const place = (side: Values) => ((side[name] ?? []) as AnyRecord[]).findIndex(({ id }) => id === row?.id)
  return (place(mine) === -1 ? place(theirs) : place(mine)) + 1
}
