import { useState } from 'react'
import { Skeleton } from '../../../../../../src/controls/parts/Skeleton.tsx'
import { Switch } from '../../../../../../src/controls/parts/Switch.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const goods = ['Linen shirt', 'Silk dupatta', 'Cotton kurta']

export default function Lines() {
  const t = useTexts()
  const [isLoading, setLoading] = useState(false)
  return (
    <div className={css.stack}>
      <Switch
        id="loading"
        source="loading"
        label={t('showcase.words.load')}
        isOn={isLoading}
        onSwitch={setLoading}
      />
      <ul aria-busy={isLoading} lang="en">
        {goods.map((name) => (
          <li key={name} style={{ minBlockSize: 28 }}>
            {isLoading ? <Skeleton width="60%" /> : name}
          </li>
        ))}
      </ul>
    </div>
  )
}
