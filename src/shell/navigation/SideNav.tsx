import { useTranslate } from 'ra-core'
import type { MenuBranch, MenuSection } from '../../derive/menu.ts'
import { Popup } from '../popup/Popup.tsx'
import { Link } from '../routing/Link.tsx'
import { MenuCount } from './MenuCount.tsx'
import { keysIn } from './menuCounts.ts'
import { menuIcon } from './menuIcon.tsx'
import { NavTree } from './NavTree.tsx'
import styles from './SideNav.module.css'
import { addressOf, useMarkedRoute, useMenu, useRouteTitle } from './useMenu.ts'

/** The navigation at the start side: whole, or collapsed to icons whose branches fly out. */
export function SideNav({ collapsed, theme }: { collapsed: boolean; theme: 'light' | 'dark' }) {
  const translate = useTranslate()
  const sections = useMenu()
  return (
    <nav
      className={styles.nav}
      aria-label={translate('shell.nav.label')}
      data-collapsed={collapsed}
      data-theme={theme === 'dark' ? 'dark' : undefined}
    >
      {collapsed ? <CollapsedSections sections={sections} /> : <NavSections sections={sections} />}
    </nav>
  )
}

/** All sections with their titles; also what the drawer of narrow windows shows. */
export function NavSections({
  sections,
  onChoose,
}: {
  sections: readonly MenuSection[]
  onChoose?: () => void
}) {
  const translate = useTranslate()
  return sections.map(({ name, entries }) => (
    <div key={name} className={styles.section}>
      {name !== 'home' && <h2 className={styles.heading}>{translate(`shell.sections.${name}`)}</h2>}
      <NavTree entries={entries} icons onChoose={onChoose} />
    </div>
  ))
}

function CollapsedSections({ sections }: { sections: readonly MenuSection[] }) {
  const title = useRouteTitle()
  const { route } = useMarkedRoute()
  return sections.map(({ name, entries }) => (
    <ul key={name} className={styles.icons}>
      {entries.map((entry) => (
        <li key={entry.kind === 'leaf' ? entry.route.path : entry.path}>
          {entry.kind === 'leaf' ? (
            <Link
              to={addressOf(entry.route)}
              state={{ _scrollToTop: true }}
              className={styles.icon}
              aria-label={title(entry.route)}
              aria-current={route === entry.route ? 'page' : undefined}
              data-tip={title(entry.route)}
              data-tip-side="beside"
            >
              {menuIcon(entry.icon ?? entry.route.icon)}
              <MenuCount keys={[entry.route.key]} corner />
            </Link>
          ) : (
            <FlyOut branch={entry} />
          )}
        </li>
      ))}
    </ul>
  ))
}

function FlyOut({ branch }: { branch: MenuBranch }) {
  const translate = useTranslate()
  const { trail } = useMarkedRoute()
  const title = translate(`shell.menu.${branch.path}`)
  return (
    <Popup
      label={
        <>
          {menuIcon(branch.path)}
          <MenuCount keys={keysIn(branch)} corner />
        </>
      }
      name={title}
      panelName={title}
      placement="beside"
      buttonClass={styles.icon}
      panelClass={styles.flyOut}
      hover
      current={trail.includes(branch.path)}
    >
      {(close) => (
        <>
          <p className={styles.flyOutTitle}>{title}</p>
          <NavTree entries={branch.entries} onChoose={close} />
        </>
      )}
    </Popup>
  )
}
