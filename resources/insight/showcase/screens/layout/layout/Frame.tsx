import { Choice } from '../../../../../../src/shell/configurator/Choice.tsx'
import { useThemeState } from '../../../../../../src/shell/theme/useThemeState.ts'
import { useTexts } from '../../words.ts'

export default function Frame() {
  const t = useTexts()
  const [{ navType, navCollapsed }, change] = useThemeState()
  const value = navType === 'TOP' ? 'top' : navCollapsed ? 'folded' : 'side'
  return (
    <Choice
      label={t('showcase.words.menu')}
      value={value}
      options={{
        side: t('showcase.words.beside'),
        folded: t('showcase.words.folded'),
        top: t('showcase.words.above'),
      }}
      onChange={(next) =>
        change({ navType: next === 'top' ? 'TOP' : 'SIDE', navCollapsed: next === 'folded' })
      }
    />
  )
}
