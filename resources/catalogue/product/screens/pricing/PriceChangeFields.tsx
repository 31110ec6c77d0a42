import { useLocale } from 'ra-core'
import { useId, useMemo, useState } from 'react'
import { toMinor } from '../../../../../src/controls/number/minorUnits.ts'
import { readNumber } from '../../../../../src/controls/number/readNumber.ts'
import { ChoiceField } from '../../../../../src/controls/parts/ChoiceField.tsx'
import { TextBoxField } from '../../../../../src/controls/parts/TextBoxField.tsx'
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
      <ChoiceField
        id={`${id}-price`}
        source="price"
        label={own('prices.price')}
        chosen={form.price}
        choices={priceKinds.map((value) => ({ value, label: say('kinds', value) }))}
        onChoose={(value) => form.setPrice(value as PriceKind)}
      />
      <ChoiceField
        id={`${id}-kind`}
        source="kind"
        label={own('prices.how')}
        chosen={form.kind}
        choices={changeKinds.map((value) => ({ value, label: say('changes', value) }))}
        onChoose={(value) => form.setKind(value as PriceChange['kind'])}
      />
      <TextBoxField
        id={`${id}-value`}
        source="value"
        label={say('values', form.kind)}
        help={isWrong ? undefined : say('help', form.kind)}
        error={isWrong ? own('prices.unreadable') : undefined}
        dir="ltr"
        inputMode="text"
        text={form.text}
        onText={form.setText}
        more={{ 'data-first': true }}
      />
      <ChoiceField
        id={`${id}-rounding`}
        source="rounding"
        label={own('prices.rounding')}
        chosen={form.rounding}
        choices={roundings.map((value) => ({ value, label: say('roundings', value) }))}
        onChoose={(value) => form.setRounding(value as Rounding)}
      />
    </div>
  )
}
