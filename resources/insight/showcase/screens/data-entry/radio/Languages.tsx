import { useState } from 'react'
import { localeNames } from '../../../../../../src/providers/locale.ts'
import { Choice } from '../../../../../../src/shell/configurator/Choice.tsx'
import { useTexts } from '../../words.ts'

export default function Languages() {
  const t = useTexts()
  const [locale, setLocale] = useState<keyof typeof localeNames>('fr')
  return (
    <Choice
      languages
      label={t('showcase.words.language')}
      value={locale}
      options={localeNames}
      onChange={setLocale}
    />
  )
}
