import { useState } from 'react'
import { SwitchLine } from '../../../../../../src/shell/controls/SwitchLine.tsx'
import { ShopMenu } from '../../ShopMenu.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Narrow() {
  const t = useTexts()
  const [isFolded, setFolded] = useState(true)
  return (
    <div className={css.stack}>
      <SwitchLine label={t('showcase.words.folded')} checked={isFolded} onChange={setFolded} />
      <ShopMenu mode="inline" isFolded={isFolded} />
    </div>
  )
}
