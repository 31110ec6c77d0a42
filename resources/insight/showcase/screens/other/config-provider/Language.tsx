import { localeNames } from '../../../../../../src/providers/locale.ts'
import { Choice } from '../../../../../../src/shell/configurator/Choice.tsx'
import { useThemeState } from '../../../../../../src/shell/theme/useThemeState.ts'
import { useTexts } from '../../words.ts'

export default function Language() {
  const t = useTexts()
  const [{ locale }, change] = useThemeState()
  return (
    <Choice
      languages
      label={t('showcase.words.language')}
      value={locale}
      options={localeNames}
      onChange={(next) => change({ locale: next })}
    />
  )
}
