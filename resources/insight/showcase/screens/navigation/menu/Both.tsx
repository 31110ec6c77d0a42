import { useState } from 'react'
import { SwitchLine } from '../../../../../../src/shell/controls/SwitchLine.tsx'
import { ShopMenu } from '../../ShopMenu.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Both() {
  const t = useTexts()
  const [isInline, setInline] = useState(true)
  const [isDark, setDark] = useState(false)
  return (
    <div className={css.stack}>
      <SwitchLine label={t('showcase.words.inPlace')} checked={isInline} onChange={setInline} />
      <SwitchLine label={t('showcase.words.dark')} checked={isDark} onChange={setDark} />
      <ShopMenu mode={isInline ? 'inline' : 'beside'} theme={isDark ? 'dark' : 'light'} />
    </div>
  )
}
