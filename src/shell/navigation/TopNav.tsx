import { useTranslate } from 'ra-core'
import type { MenuBranch, MenuEntry, MenuSection } from '../../derive/menu.ts'
import { Icon } from '../icons/Icon.tsx'
import { Popup } from '../popup/Popup.tsx'
import { Link } from '../routing/Link.tsx'
import { barColours } from '../theme/barColours.ts'
import { MenuCount } from './MenuCount.tsx'
import { keysIn } from './menuCounts.ts'
import { NavTree } from './NavTree.tsx'
import styles from './TopNav.module.css'
import { addressOf, useMarkedRoute, useMenu, useRouteTitle } from './useMenu.ts'

/** The navigation as a bar under the header: one drop-down for each branch of the shop, one for each further section. */
export function TopNav({ colour }: { colour: string }) {
  const translate = useTranslate()
  const sections = useMenu()
  return (
    <nav className={styles.nav} aria-label={translate('shell.nav.label')} style={barColours(colour)}>
      <ul className={styles.list}>
        {sections.flatMap((section) =>
          entriesOf(section).map((entry) => (
            <li key={entry.kind === 'leaf' ? entry.route.path : entry.path}>
              {entry.kind === 'leaf' ? <BarLink entry={entry} /> : <DropDown branch={entry} />}
            </li>
          )),
        )}
      </ul>
    </nav>
  )
}

/** The sections after the shop become one entry each, so that the bar fits into the narrowest window that has it. */
const entriesOf = ({ name, entries }: MenuSection): readonly MenuEntry[] =>
  name === 'home' || name === 'shop' ? entries : [{ kind: 'branch', path: `section:${name}`, entries }]

function BarLink({ entry }: { entry: Extract<MenuEntry, { kind: 'leaf' }> }) {
  const title = useRouteTitle()
  const { route } = useMarkedRoute()
  return (
    <Link
      to={addressOf(entry.route)}
      state={{ _scrollToTop: true }}
      className={styles.entry}
      aria-current={route === entry.route ? 'page' : undefined}
    >
      <span className={styles.label}>{title(entry.route)}</span>
    </Link>
  )
}

function DropDown({ branch }: { branch: MenuBranch }) {
  const translate = useTranslate()
  const { trail } = useMarkedRoute()
  const section = branch.path.startsWith('section:') ? branch.path.slice('section:'.length) : undefined
  const title = translate(section ? `shell.sections.${section}` : `shell.menu.${branch.path}`)
  const holdsCurrent = section
    ? branch.entries.some((entry) => entry.kind === 'branch' && trail.includes(entry.path))
    : trail.includes(branch.path)
  return (
    <Popup
      label={
        <>
          <span className={styles.label}>{title}</span>
          <MenuCount keys={keysIn(branch)} />
          <Icon name="more" />
        </>
      }
      panelName={title}
      placement="below-start"
      buttonClass={styles.entry}
      panelClass={styles.panel}
      current={holdsCurrent}
    >
      {(close) => <NavTree entries={branch.entries} icons={section !== undefined} onChoose={close} />}
    </Popup>
  )
}
