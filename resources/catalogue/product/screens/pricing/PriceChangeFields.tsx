import { useLocale } from 'ra-core'
import { useId, useMemo, useState } from 'react'
import { toMinor } from '../../../../../src/controls/number/minorUnits.ts'
import { readNumber } from '../../../../../src/controls/number/readNumber.ts'
import {
  changeKinds,
  type PriceChange,
  type PriceKind,
  priceKinds,
  type Rounding,
  roundings,
} from '../../rules/changePrice.ts'
import { useOwn } from '../useOwn.ts'
import css from './pricing.module.css'

/** What is asked for while prices are changed; `change` is undefined until its number can be read. */
export function usePriceChange(initial: PriceKind = 'salePrice') {
  const locale = useLocale() ?? 'en'
  const [price, setPrice] = useState<PriceKind>(initial)
  const [kind, setKind] = useState<PriceChange['kind']>('percent')
  const [text, setText] = useState('')
  const [rounding, setRounding] = useState<Rounding>('none')
  const change = useMemo((): PriceChange | undefined => {
    const figures = readNumber(text, { locale, digits: 2 })
    if (figures === null) return undefined
    const value = kind === 'percent' ? Number(figures) : toMinor(figures, 2)
    return { price, kind, value, rounding }
  }, [price, kind, text, rounding, locale])
  return { price, setPrice, kind, setKind, text, setText, rounding, setRounding, change }
}

/** Which price, how it changes, by how much, and how it ends. */
export function PriceChangeFields({ form }: { form: ReturnType<typeof usePriceChange> }) {
  const own = useOwn()
  const id = useId()
  const say = (group: string, value: string) => own(`prices.${group}.${value}`)
  const isWrong = form.text !== '' && form.change === undefined
  return (
    <div className={css.fields}>
      <Choice
        id={`${id}-price`}
        label={own('prices.price')}
        value={form.price}
        choices={priceKinds.map((each) => [each, say('kinds', each)] as const)}
        onChoose={form.setPrice}
      />
      <Choice
        id={`${id}-kind`}
        label={own('prices.how')}
        value={form.kind}
        choices={changeKinds.map((each) => [each, say('changes', each)] as const)}
        onChoose={form.setKind}
      />
      <div className={css.field}>
        <label htmlFor={`${id}-value`}>{say('values', form.kind)}</label>
        <input
          id={`${id}-value`}
          data-first
          dir="ltr"
          inputMode="text"
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-help`}
          value={form.text}
          onChange={(event) => form.setText(event.target.value)}
        />
        <span id={`${id}-help`} className={isWrong ? css.wrong : css.quiet}>
          {isWrong ? own('prices.unreadable') : say('help', form.kind)}
        </span>
      </div>
      <Choice
        id={`${id}-rounding`}
        label={own('prices.rounding')}
        value={form.rounding}
        choices={roundings.map((each) => [each, say('roundings', each)] as const)}
        onChoose={form.setRounding}
      />
    </div>
  )
}

interface ChoiceProps<V extends string> {
  id: string
  label: string
  value: V
  choices: readonly (readonly [value: V, text: string])[]
  onChoose: (value: V) => void
}

function Choice<V extends string>({ id, label, value, choices, onChoose }: ChoiceProps<V>) {
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const [chosen] = choices[target.selectedIndex] ?? []
          if (chosen) onChoose(chosen)
        }}
      >
        {choices.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
