import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import type { Field } from '../../core/index.ts'
import { inputOf } from '../../fields/inputs.ts'
import { percent } from '../../fields/percent/percent.ts'
import css from './EditLine.module.css'
import { type EditWay, isShare, waysOf } from './editWays.ts'
import { icons } from './icons.tsx'
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
  return (
    <div className={css.line}>
      <TextField
        select
        autoFocus={name === ''}
        label={translate('task.bulk.field')}
        value={name}
        disabled={isBusy}
        onChange={(event) => onChange({ field: event.target.value, way: 'set' })}
      >
        {choices.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {texts.field(choice)}
          </MenuItem>
        ))}
      </TextField>
      {ways.length > 1 && (
        <TextField
          select
          label={translate('task.bulk.way')}
          value={way}
          disabled={isBusy}
          onChange={(event) => onChange({ field: name, way: event.target.value as EditWay })}
        >
          {ways.map((each) => (
            <MenuItem key={each} value={each}>
              {translate(`task.bulk.ways.${each}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {onDrop && (
        <IconButton
          className={css.drop}
          size="small"
          aria-label={translate('task.bulk.drop', {
            field: name ? texts.field(name) : translate('task.bulk.field'),
          })}
          disabled={isBusy}
          onClick={onDrop}
        >
          {icons.close}
        </IconButton>
      )}
      {field && way !== 'clear' && (
        <div className={css.value}>
          <Value key={isShare(way) ? 'share' : 'value'} name={name} field={field} way={way} isBusy={isBusy} />
        </div>
      )}
    </div>
  )
}

interface ValueProps {
  name: string
  field: Field
  way: EditWay
  isBusy: boolean
}

function Value({ name, field, way, isBusy }: ValueProps) {
  const { resource } = useListView()
  const texts = useListTexts(resource)
  const given = isShare(way) ? share : field
  const { Input } = inputOf(given.kind)
  return (
    <Input
      source={name}
      name={name}
      label={texts.field(name)}
      help={way === 'set' ? texts.help(name) : undefined}
      options={given.options}
      field={given}
      resource={resource}
      required={way !== 'set' || field.options.required === true}
      disabled={isBusy}
    />
  )
}
