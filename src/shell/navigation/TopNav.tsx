import { useTranslate } from 'ra-core'
import type { MenuLeaf, MenuSection } from '../../derive/menu.ts'
import { Icon } from '../icons/Icon.tsx'
import { Popup } from '../popup/Popup.tsx'
import { Link } from '../routing/Link.tsx'
import { barColours } from '../theme/barColours.ts'
import { MenuCount } from './MenuCount.tsx'
import { keysIn } from './menuCounts.ts'
import { NavTree } from './NavTree.tsx'
import styles from './TopNav.module.css'
import { addressOf, useMarks, useMenu, useRouteTitle } from './useMenu.ts'

/** The navigation as a bar under the header: what opens first, and one drop-down for each section after it. */
export function TopNav({ colour }: { colour: string }) {
  const translate = useTranslate()
  const sections = useMenu()
  return (
    <nav className={styles.nav} aria-label={translate('shell.nav.label')} style={barColours(colour)}>
      <ul className={styles.list}>
        {sections.flatMap((section) =>
          section.name === 'home' ? (
            section.entries.map(
              (entry) =>
                entry.kind === 'leaf' && (
                  <li key={entry.route.path}>
                    <BarLink entry={entry} />
                  </li>
                ),
            )
          ) : (
            <li key={section.name}>
              <DropDown section={section} />
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}

function BarLink({ entry }: { entry: MenuLeaf }) {
  const title = useRouteTitle()
  const marks = useMarks()
  return (
    <Link
      to={addressOf(entry.route)}
      state={{ _scrollToTop: true }}
      className={styles.entry}
      aria-current={marks(entry)}
    >
      <span className={styles.label}>{title(entry.route)}</span>
    </Link>
  )
}

function DropDown({ section: { name, entries } }: { section: MenuSection }) {
  const title = useTranslate()(`shell.sections.${name}`)
  const marks = useMarks()
  return (
    <Popup
      label={
        <>
          <span className={styles.label}>{title}</span>
          <MenuCount keys={keysIn(entries)} />
          <Icon name="more" />
        </>
      }
      panelName={title}
      placement="below-start"
      buttonClass={styles.entry}
      panelClass={styles.panel}
      current={entries.some((entry) => marks(entry) !== undefined)}
    >
      {(close) => <NavTree entries={entries} onChoose={close} />}
    </Popup>
  )
}
