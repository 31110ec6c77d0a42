import { useTranslate } from 'ra-core'
import { memo } from 'react'
import { type MenuLeaf, type MenuSection, sectionOf } from '../../derive/menu.ts'
import { Popup } from '../popup/Popup.tsx'
import { menuPlan } from '../routeTable.ts'
import { Link } from '../routing/Link.tsx'
import { MenuCount } from './MenuCount.tsx'
import { keysIn } from './menuCounts.ts'
import { menuIcon } from './menuIcon.tsx'
import { NavTree } from './NavTree.tsx'
import styles from './SideNav.module.css'
import { addressOf, useMarks, useMenu, useRouteTitle } from './useMenu.ts'

/** The navigation at the start side: whole, or collapsed to icons whose sections fly out. */
export const SideNav = memo(function SideNav({
  collapsed,
  theme,
}: {
  collapsed: boolean
  theme: 'light' | 'dark'
}) {
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
})

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
      <NavTree entries={entries} onChoose={onChoose} />
    </div>
  ))
}

/** Pages that open first or were pinned are icons themselves. */
function CollapsedSections({ sections }: { sections: readonly MenuSection[] }) {
  return sections.map((section) => (
    <ul key={section.name} className={styles.icons}>
      {section.name === 'home' || section.name === 'pinned' ? (
        section.entries.map(
          (entry) =>
            entry.kind === 'leaf' && (
              <li key={entry.route.path}>
                <IconLink entry={entry} />
              </li>
            ),
        )
      ) : (
        <li>
          <FlyOut section={section} />
        </li>
      )}
    </ul>
  ))
}

function IconLink({ entry }: { entry: MenuLeaf }) {
  const marks = useMarks()
  const title = useRouteTitle()(entry.route)
  return (
    <Link
      to={addressOf(entry.route)}
      state={{ _scrollToTop: true }}
      className={styles.icon}
      aria-current={marks(entry)}
      data-tip={title}
      data-tip-side="beside"
    >
      {menuIcon(sectionOf(entry.route, menuPlan))}
      <span className="visually-hidden">{title}</span>
      <MenuCount keys={entry.keys} corner />
    </Link>
  )
}

function FlyOut({ section: { name, entries } }: { section: MenuSection }) {
  const title = useTranslate()(`shell.sections.${name}`)
  const marks = useMarks()
  return (
    <Popup
      label={
        <>
          {menuIcon(name)}
          <span className="visually-hidden">{title}</span>
          <MenuCount keys={keysIn(entries)} corner />
        </>
      }
      panelName={title}
      placement="beside"
      buttonClass={styles.icon}
      panelClass={styles.flyOut}
      hover
      current={entries.some((entry) => marks(entry) !== undefined)}
    >
      {(close) => (
        <>
          <p className={styles.flyOutTitle}>{title}</p>
          <NavTree entries={entries} onChoose={close} />
        </>
      )}
    </Popup>
  )
}
