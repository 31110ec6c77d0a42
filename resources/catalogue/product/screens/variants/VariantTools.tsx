import { Button } from '../../../../../src/shell/controls/Button.tsx'
import { useOwn } from '../useOwn.ts'
import { type ColumnSet, columnSets } from './columns.ts'
import type { VariantTask } from './VariantDialogs.tsx'
import css from './variants.module.css'

interface VariantToolsProps {
  set: ColumnSet
  sizes: readonly string[]
  size: string | null
  picked: number
  /** Some of what is picked is stored, so that there are labels of it. */
  mayPrint: boolean
  disabled: boolean
  isFull: boolean
  mayPrice: boolean
  hasRows: boolean
  onSet: (set: ColumnSet) => void
  onSize: (size: string | null) => void
  onTask: (task: VariantTask) => void
  onAdd: () => void
  onRemove: () => void
  onActive: (active: boolean) => void
}

/** What can be done with the sheet as a whole, and which part of it is in view. */
export function VariantTools(props: VariantToolsProps) {
  const { set, sizes, size, picked, mayPrint, disabled, isFull, mayPrice, hasRows } = props
  const own = useOwn()
  const say = (key: string, values = {}) => own(`variants.${key}`, values)
  return (
    <div className={css.tools}>
      {!disabled && (
        <>
          <Button small look="primary" disabled={isFull} onClick={() => props.onTask('generate')}>
            {say('generate')}
          </Button>
          <Button small disabled={isFull} onClick={props.onAdd}>
            {say('add')}
          </Button>
          {mayPrice && hasRows && (
            <Button small onClick={() => props.onTask('prices')}>
              {say('changePrices')}
            </Button>
          )}
        </>
      )}
      {!disabled && picked > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend that are not wanted here
        <div className={css.picked} role="group" aria-label={say('picked', { smart_count: picked })}>
          <span className={css.quiet}>{say('picked', { smart_count: picked })}</span>
          <Button small look="text" onClick={() => props.onActive(true)}>
            {say('switchOn')}
          </Button>
          <Button small look="text" onClick={() => props.onActive(false)}>
            {say('switchOff')}
          </Button>
          {mayPrint && (
            <Button small look="text" onClick={() => props.onTask('labels')}>
              {say('labels')}
            </Button>
          )}
          <Button small look="text" danger onClick={props.onRemove}>
            {say('remove')}
          </Button>
        </div>
      )}
      <span className={css.spring} />
      {sizes.length > 1 && (
        <select
          className={css.select}
          aria-label={say('size')}
          value={size ?? ''}
          onChange={(event) => props.onSize(event.target.value || null)}
        >
          <option value="">{say('allSizes')}</option>
          {sizes.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      )}
      <select
        className={css.select}
        aria-label={say('columns')}
        value={set}
        onChange={(event) => props.onSet(event.target.value as ColumnSet)}
      >
        {columnSets.map((each) => (
          <option key={each} value={each}>
            {say(`sets.${each}`)}
          </option>
        ))}
      </select>
    </div>
  )
}
