import { Choice } from '../../../../../../src/shell/configurator/Choice.tsx'
import { useThemeState } from '../../../../../../src/shell/theme/useThemeState.ts'
import { useTexts } from '../../words.ts'

export default function Look() {
  const t = useTexts()
  const [{ currentTheme }, change] = useThemeState()
  const options = { light: t('showcase.words.light'), dark: t('showcase.words.dark') }
  return (
    <Choice
      label={t('showcase.words.theme')}
      value={currentTheme}
      options={options}
      onChange={(next) => change({ currentTheme: next })}
    />
  )
}
