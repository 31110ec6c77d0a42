import { useTranslate } from 'ra-core'
import { memo } from 'react'
import { LazyBell } from '#bell'
import { Icon } from '../icons/Icon.tsx'
import { Link } from '../routing/Link.tsx'
import { barColours, barGround } from '../theme/barColours.ts'
import { useThemeState } from '../theme/useThemeState.ts'
import { Brand } from './Brand.tsx'
import styles from './Header.module.css'
import { LanguageMenu } from './LanguageMenu.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'
import { SearchButton } from './SearchButton.tsx'

interface HeaderProps {
  /** Wide enough for a navigation beside or above the page. */
  wide: boolean
  /** Whether the search has been asked for. */
  isSearching: boolean
  onSearch: () => void
  onConfigure: () => void
}

/** The bar above everything: the brand, the toggle of the navigation, the search, the tools of the person. */
export const Header = memo(function Header({ wide, isSearching, onSearch, onConfigure }: HeaderProps) {
  const translate = useTranslate()
  const [{ navType, navCollapsed, mobileNav, headerNavColor }, change] = useThemeState()
  const top = wide && navType === 'TOP'
  const colour = top ? '' : headerNavColor
  const toggle = wide
    ? {
        name: translate(navCollapsed ? 'shell.nav.expand' : 'shell.nav.collapse'),
        expanded: !navCollapsed,
        press: () => change({ navCollapsed: !navCollapsed }),
      }
    : {
        name: translate('shell.nav.open'),
        expanded: mobileNav,
        press: () => change({ mobileNav: !mobileNav }),
      }
  return (
    <header className={styles.header} style={barColours(colour)} data-bar={barGround(colour)}>
      <div className={styles.content} data-centred={top}>
        {wide && (
          <Link to="/app/dashboards/default" className={styles.brand} data-collapsed={!top && navCollapsed}>
            <Brand small={!top && navCollapsed} />
          </Link>
        )}
        {!top && (
          <button
            type="button"
            className={styles.tool}
            aria-label={toggle.name}
            aria-expanded={toggle.expanded}
            data-tip={toggle.name}
            data-nav-toggle
            onClick={toggle.press}
          >
            {wide && !navCollapsed ? (
              <Icon name="menuOpen" className={styles.mirrored} />
            ) : (
              <Icon name="menu" />
            )}
          </button>
        )}
        <SearchButton isOpen={isSearching} onPress={onSearch} />
        <div className={styles.tools}>
          <LanguageMenu />
          <button
            type="button"
            className={styles.tool}
            aria-label={translate('shell.tools.configurator')}
            data-tip={translate('shell.tools.configurator')}
            onClick={onConfigure}
          >
            <Icon name="settings" />
          </button>
          <LazyBell buttonClass={styles.tool ?? ''} />
          <ProfileMenu />
        </div>
      </div>
    </header>
  )
})
