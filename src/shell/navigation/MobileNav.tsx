import Drawer from '@mui/material/Drawer'
import { useTranslate } from 'ra-core'
import { defined } from '../../core/defined.ts'
import { CloseButton } from '../controls/CloseButton.tsx'
import { Brand } from '../header/Brand.tsx'
import { useThemeState } from '../theme/useThemeState.ts'
import styles from './MobileNav.module.css'
import { NavSections } from './SideNav.tsx'
import { useMenu } from './useMenu.ts'

/** The side navigation of narrow windows: a drawer from the start side, which closes on a choice, on Escape and beside it. */
export default function MobileNav() {
  const translate = useTranslate()
  const sections = useMenu()
  const [{ mobileNav, sideNavTheme }, change] = useThemeState()
  const close = () => change({ mobileNav: false })
  return (
    <Drawer
      anchor="left"
      open={mobileNav}
      onClose={close}
      slotProps={{
        paper: defined({
          className: styles.drawer,
          'data-theme': sideNavTheme === 'dark' ? 'dark' : undefined,
        }) as object,
      }}
    >
      <div className={styles.head}>
        <Brand />
        <CloseButton onClose={close} />
      </div>
      <nav aria-label={translate('shell.nav.label')} className={styles.nav}>
        <NavSections sections={sections} onChoose={close} />
      </nav>
    </Drawer>
  )
}
