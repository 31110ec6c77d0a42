import { useState } from 'react'
import { ChoiceField } from '../../../../../../src/controls/parts/ChoiceField.tsx'
import { Switch } from '../../../../../../src/controls/parts/Switch.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { SmallTable } from '../../../../../../src/views/SmallTable.tsx'
import { fabrics, products } from '../../products.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const none = { fabric: '', isInStock: false }

export default function Emptied() {
  const t = useTexts()
  const [filter, setFilter] = useState({ fabric: 'Linen', isInStock: true })
  const { fabric, isInStock } = filter
  const shown = products.filter(
    (product) => (fabric === '' || product.fabric === fabric) && (!isInStock || product.stock > 0),
  )
  const isFiltered = fabric !== '' || isInStock
  return (
    <div className={css.stack}>
      <ChoiceField
        id="emptied-fabric"
        source="fabric"
        label={t('showcase.words.fabric')}
        none={t('showcase.words.all')}
        choices={fabrics.map((value) => ({ value, label: value }))}
        chosen={fabric}
        onChoose={(chosen) => setFilter({ ...filter, fabric: chosen })}
      />
      <Switch
        id="emptied-stock"
        source="stock"
        label={t('showcase.words.stock')}
        isOn={isInStock}
        onSwitch={(isOn) => setFilter({ ...filter, isInStock: isOn })}
      />
      <div>
        <Button small disabled={!isFiltered} onClick={() => setFilter(none)}>
          {t('showcase.words.reset')}
        </Button>
      </div>
      <SmallTable
        label={t('showcase.words.products')}
        heads={[t('showcase.words.name'), t('showcase.words.fabric'), { end: t('showcase.words.stock') }]}
      >
        {shown.map((product) => (
          <tr key={product.code}>
            <td>{product.name}</td>
            <td>{product.fabric}</td>
            <td data-end>{product.stock}</td>
          </tr>
        ))}
      </SmallTable>
    </div>
  )
}
