import { useId } from 'react'
import { Switch } from '../../../../../src/controls/parts/Switch.tsx'
import { useOwn } from '../useOwn.ts'
import css from './dialogs.module.css'

/** What becomes of goods, money and coupon of what is called off, and whether the customer is told. */
export interface CancelOptions {
  readonly restock: boolean
  readonly refund: 'original' | 'storeCredit' | 'none'
  readonly restoreCoupon: boolean
  readonly notify: boolean
}

interface CancelChoicesProps {
  options: CancelOptions
  onOptions: (options: CancelOptions) => void
  /** There is something to give back. */
  hasMoney: boolean
  hasCoupon: boolean
  /** The customer has an account, so that there is somewhere to put a credit. */
  isKnown: boolean
}

/** The choices of the cancel dialog; those that change nothing for this order are not asked. */
export function CancelChoices({ options, onOptions, hasMoney, hasCoupon, isKnown }: CancelChoicesProps) {
  const { text } = useOwn()
  const id = useId()
  const destinations = ['original', ...(isKnown ? (['storeCredit'] as const) : []), 'none'] as const
  const toggle = (name: 'restock' | 'restoreCoupon' | 'notify') => (
    <Switch
      id={`${id}-${name}`}
      source={name}
      label={text(`cancel.${name}`)}
      isOn={options[name]}
      onSwitch={(isOn) => onOptions({ ...options, [name]: isOn })}
    />
  )
  return (
    <>
      {hasMoney && (
        <fieldset className={css.fieldset}>
          <legend>{text('cancel.refund')}</legend>
          {destinations.map((destination) => (
            <label key={destination} className={css.radio}>
              <input
                type="radio"
                name={`${id}-refund`}
                checked={options.refund === destination}
                onChange={() => onOptions({ ...options, refund: destination })}
              />
              {text(`destinations.${destination}`)}
            </label>
          ))}
        </fieldset>
      )}
      <div className={css.switches}>
        {toggle('restock')}
        {hasCoupon && toggle('restoreCoupon')}
        {toggle('notify')}
      </div>
    </>
  )
}
