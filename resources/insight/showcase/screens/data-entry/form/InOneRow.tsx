import { Fragment, useState } from 'react'
import { ChoiceBox } from '../../../../../../src/controls/parts/ChoiceBox.tsx'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { useTexts } from '../../words.ts'

export default function InOneRow() {
  const t = useTexts()
  const [range, setRange] = useState({ from: 'S', to: 'L' })
  const choices = ['S', 'M', 'L', 'XL'].map((value) => ({ value, label: value }))
  return (
    <Frame id="one-row" source="size" label={t('showcase.words.size')} group>
      <div style={{ display: 'grid', gridTemplateColumns: '1fr auto 1fr', alignItems: 'center', gap: 8 }}>
        {(['from', 'to'] as const).map((end) => (
          <Fragment key={end}>
            {end === 'to' && <span aria-hidden="true">–</span>}
            <ChoiceBox
              id={`one-row-${end}`}
              source={end}
              dense
              label={t(`showcase.words.${end}`)}
              choices={choices}
              chosen={range[end]}
              onChoose={(size) => setRange({ ...range, [end]: size })}
            />
          </Fragment>
        ))}
      </div>
    </Frame>
  )
}
