import { useState } from 'react'
import { Choice } from '../../../../../../src/shell/configurator/Choice.tsx'
import { ShopMenu } from '../../ShopMenu.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Theme() {
  const t = useTexts()
  const [theme, setTheme] = useState<'light' | 'dark'>('dark')
  return (
    <div className={css.stack}>
      <Choice
        label={t('showcase.words.theme')}
        value={theme}
        options={{ light: t('showcase.words.light'), dark: t('showcase.words.dark') }}
        onChange={setTheme}
      />
      <ShopMenu mode="inline" theme={theme} />
    </div>
  )
}
