import { Choice } from '../../../../../../src/shell/configurator/Choice.tsx'
import { useThemeState } from '../../../../../../src/shell/theme/useThemeState.ts'
import { useTexts } from '../../words.ts'

export default function Direction() {
  const t = useTexts()
  const [{ direction }, change] = useThemeState()
  return (
    <Choice
      label={t('showcase.words.direction')}
      value={direction}
      options={{ ltr: 'LTR', rtl: 'RTL' }}
      onChange={(next) => change({ direction: next })}
    />
  )
}
