import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { ChoiceField } from '../../controls/parts/ChoiceField.tsx'
import { IconButton } from '../../controls/parts/IconButton.tsx'
import { percent } from '../../fields/percent/percent.ts'
import { AskedField } from '../AskedField.tsx'
import css from './EditLine.module.css'
import { type EditWay, isShare, waysOf } from './editWays.ts'
import { useListView } from './ListViewContext.ts'
import { useListTexts } from './useListTexts.ts'

interface EditLineProps {
  /** Empty until one is chosen. */
  field: string
  way: EditWay
  choices: readonly string[]
  isBusy: boolean
  onChange: (line: { field: string; way: EditWay }) => void
  /** Absent where it is the only one. */
  onDrop: (() => void) | undefined
}

const share = percent({ min: 0, max: 1000 })

/** A field that is changed in many records, how, and by what. */
export function EditLine({ field: name, way, choices, isBusy, onChange, onDrop }: EditLineProps) {
  const translate = useTranslate()
  const { resource } = useListView()
  const texts = useListTexts(resource)
  const field = resource.fields[name]
  const ways = field ? waysOf(field) : []
  const id = useId()
  return (
    <div className={css.line}>
      <ChoiceField
        id={`${id}-field`}
        source="field"
        autoFocus={name === ''}
        label={translate('task.bulk.field')}
        none={name === '' ? '' : undefined}
        chosen={name}
        disabled={isBusy}
        choices={choices.map((value) => ({ value, label: texts.field(value) }))}
        onChoose={(choice) => onChange({ field: choice, way: 'set' })}
      />
      {ways.length > 1 && (
        <ChoiceField
          id={`${id}-way`}
          source="way"
          label={translate('task.bulk.way')}
          chosen={way}
          disabled={isBusy}
          choices={ways.map((value) => ({ value, label: translate(`task.bulk.ways.${value}`) }))}
          onChoose={(next) => onChange({ field: name, way: next as EditWay })}
        />
      )}
      {onDrop && (
        <span className={css.drop}>
          <IconButton
            glyph="close"
            label={translate('task.bulk.drop', {
              field: name ? texts.field(name) : translate('task.bulk.field'),
            })}
            disabled={isBusy}
            onClick={onDrop}
          />
        </span>
      )}
      {field && way !== 'clear' && (
        <div className={css.value}>
          <AskedField
            key={isShare(way) ? 'share' : 'value'}
            resource={resource}
            name={name}
            field={isShare(way) ? share : field}
            help={way === 'set' ? texts.help(name) : undefined}
            required={way !== 'set' || field.options.required === true}
            disabled={isBusy}
          />
        </div>
      )}
    </div>
  )
}
