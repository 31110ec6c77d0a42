import { useState } from 'react'
import type { Locale } from '../../../../../../src/core/locale.ts'
import { localeNames } from '../../../../../../src/providers/locale.ts'
import { Choice } from '../../../../../../src/shell/configurator/Choice.tsx'
import { Sample } from '../../Sample.tsx'
import Scope from '../../Scope.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Spoken() {
  const t = useTexts()
  const [locale, setLocale] = useState<Locale>('fr')
  return (
    <div className={css.stack}>
      <Choice
        languages
        label={t('showcase.words.language')}
        value={locale}
        options={localeNames}
        onChange={setLocale}
      />
      <Scope locale={locale}>
        <Sample name="numbers" />
      </Scope>
    </div>
  )
}
