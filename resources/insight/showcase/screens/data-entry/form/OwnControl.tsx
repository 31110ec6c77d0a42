import { Controller, useForm } from 'react-hook-form'
import { ChoiceBox } from '../../../../../../src/controls/parts/ChoiceBox.tsx'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { TextBox } from '../../../../../../src/controls/parts/TextBox.tsx'
import { useTexts } from '../../words.ts'

interface Price {
  readonly amount: string
  readonly unit: string
}

/** An amount and its currency as one value. */
function PriceControl({ value, onChange }: { value: Price; onChange: (value: Price) => void }) {
  const t = useTexts()
  const label = t('showcase.words.price')
  const choices = ['INR', 'EUR', 'JPY'].map((unit) => ({ value: unit, label: unit }))
  return (
    <Frame id="price-control" source="price" label={label} group>
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 100px', gap: 8 }}>
        <TextBox
          id="price-amount"
          source="amount"
          dense
          dir="ltr"
          inputMode="decimal"
          label={label}
          text={value.amount}
          onText={(amount) => onChange({ ...value, amount: amount.replace(/[^\d.,]/g, '') })}
        />
        <ChoiceBox
          id="price-unit"
          source="unit"
          dense
          label={t('showcase.words.currency')}
          choices={choices}
          chosen={value.unit}
          onChoose={(unit) => onChange({ ...value, unit })}
        />
      </div>
    </Frame>
  )
}

export default function OwnControl() {
  const { control } = useForm<{ price: Price }>({ defaultValues: { price: { amount: '1299', unit: 'INR' } } })
  return <Controller control={control} name="price" render={({ field }) => <PriceControl {...field} />} />
}
