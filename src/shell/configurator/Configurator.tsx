import Drawer from '@mui/material/Drawer'
import { useTranslate } from 'ra-core'
import { localeNames, useOfferedLocales } from '../../providers/locale.ts'
import { CloseButton } from '../controls/CloseButton.tsx'
import { SwitchLine } from '../controls/SwitchLine.tsx'
import { defaultThemeState } from '../theme/themeState.ts'
import { useThemeState } from '../theme/useThemeState.ts'
import { Choice } from './Choice.tsx'
import { ColourChoice } from './ColourChoice.tsx'
import styles from './Configurator.module.css'
import { SettingsText } from './SettingsText.tsx'

/** The drawer in which a person arranges the product: every key of the theme state, at once and kept. */
export default function Configurator({
  open,
  wide,
  onClose,
}: {
  open: boolean
  wide: boolean
  onClose: () => void
}) {
  const translate = useTranslate()
  const [state, change] = useThemeState()
  const offered = useOfferedLocales()
  const text = (key: string) => translate(`tools.configurator.${key}`)
  const isTop = state.navType === 'TOP'
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { className: styles.drawer ?? '', 'aria-labelledby': 'configurator-title' } }}
    >
      <div className={styles.head}>
        <h2 id="configurator-title">{translate('shell.tools.configurator')}</h2>
        <CloseButton onClose={onClose} />
      </div>
      <div className={styles.body}>
        <section className={styles.part}>
          <Choice
            label={text('currentTheme')}
            value={state.currentTheme}
            options={{ light: text('light'), dark: text('dark') }}
            onChange={(currentTheme) => change({ currentTheme })}
          />
          <Choice
            label={text('direction')}
            value={state.direction}
            options={{ ltr: text('ltr'), rtl: text('rtl') }}
            onChange={(direction) => change({ direction })}
          />
          {offered.length > 1 && (
            <Choice
              label={text('locale')}
              value={state.locale}
              options={
                Object.fromEntries(
                  offered.map((locale) => [locale, localeNames[locale]]),
                ) as typeof localeNames
              }
              languages
              onChange={(locale) => change({ locale })}
            />
          )}
        </section>
        <section className={styles.part}>
          <h3>{text('navigation')}</h3>
          <Choice
            label={text('navType')}
            value={state.navType}
            options={{ SIDE: text('side'), TOP: text('top') }}
            onChange={(navType) =>
              change(navType === 'TOP' ? { navType, headerNavColor: '', navCollapsed: false } : { navType })
            }
          />
          {isTop ? (
            <ColourChoice
              key="top"
              label={text('topNavColor')}
              value={state.topNavColor}
              initial={defaultThemeState.topNavColor}
              onChange={(topNavColor) => change({ topNavColor, headerNavColor: '' })}
            />
          ) : (
            <ColourChoice
              key="header"
              label={text('headerNavColor')}
              value={state.headerNavColor}
              initial=""
              onChange={(headerNavColor) => change({ headerNavColor })}
            />
          )}
          <Choice
            label={text('sideNavTheme')}
            value={state.sideNavTheme}
            options={{ light: text('light'), dark: text('dark') }}
            disabled={isTop}
            onChange={(sideNavTheme) => change({ sideNavTheme })}
          />
          <SwitchLine
            label={text('navCollapsed')}
            checked={state.navCollapsed}
            disabled={isTop}
            onChange={(navCollapsed) => change({ navCollapsed })}
          />
        </section>
        <section className={styles.part}>
          <h3>{text('now')}</h3>
          <SwitchLine
            label={text('mobileNav')}
            checked={state.mobileNav}
            disabled={wide}
            onChange={(mobileNav) => {
              onClose()
              change({ mobileNav })
            }}
          />
          <SwitchLine
            label={text('blankLayout')}
            help={text('blankLayoutHelp')}
            checked={state.blankLayout}
            onChange={(blankLayout) => {
              onClose()
              change({ blankLayout })
            }}
          />
        </section>
        <SettingsText />
      </div>
    </Drawer>
  )
}
