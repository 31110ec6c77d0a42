import { useState } from 'react'
import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'
import { Switch } from '../../../../../../src/controls/parts/Switch.tsx'
import { SmallTable } from '../../../../../../src/views/SmallTable.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const parts = ['products', 'orders', 'colleagues'] as const

export default function Everywhere() {
  const t = useTexts()
  const [isOwn, setOwn] = useState(false)
  const none = isOwn ? (
    <span className={css.row} style={{ gap: 6 }}>
      <Glyph name="missing" size={18} />
      {t('showcase.words.noMatch')}
    </span>
  ) : (
    t('showcase.words.nothing')
  )
  return (
    <div className={css.stack}>
      <Switch
        id="own-empty"
        source="own"
        label={t('showcase.words.ownWords')}
        isOn={isOwn}
        onSwitch={setOwn}
      />
      {parts.map((part) => (
        <SmallTable key={part} label={t(`showcase.words.${part}`)} heads={[t(`showcase.words.${part}`)]}>
          <tr>
            <td>{none}</td>
          </tr>
        </SmallTable>
      ))}
    </div>
  )
}
