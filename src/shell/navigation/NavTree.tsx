import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import type { MenuBranch, MenuEntry } from '../../derive/menu.ts'
import { Icon } from '../icons/Icon.tsx'
import { Link } from '../routing/Link.tsx'
import { MenuCount } from './MenuCount.tsx'
import { keysIn } from './menuCounts.ts'
import { menuIcon } from './menuIcon.tsx'
import styles from './NavTree.module.css'
import { addressOf, useMarkedRoute, useRouteTitle } from './useMenu.ts'

interface NavTreeProps {
  entries: readonly MenuEntry[]
  /** Entries of the first level carry their icons. */
  icons?: boolean
  onChoose?: (() => void) | undefined
}

/** Entries of the menu under each other; branches open in place, the one of the current page by itself. */
export function NavTree({ entries, icons, onChoose }: NavTreeProps) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.kind === 'leaf' ? entry.route.path : entry.path}>
          {entry.kind === 'leaf' ? (
            <Leaf entry={entry} icons={icons} onChoose={onChoose} />
          ) : (
            <Branch branch={entry} icons={icons} onChoose={onChoose} />
          )}
        </li>
      ))}
    </ul>
  )
}

type Inherited = Pick<{ [K in keyof NavTreeProps]: NavTreeProps[K] | undefined }, 'icons' | 'onChoose'>

function Leaf({ entry, icons, onChoose }: { entry: Extract<MenuEntry, { kind: 'leaf' }> } & Inherited) {
  const { route } = useMarkedRoute()
  const title = useRouteTitle()
  const here = route === entry.route
  return (
    <Link
      to={addressOf(entry.route)}
      state={{ _scrollToTop: true }}
      className={styles.item}
      aria-current={here ? 'page' : undefined}
      onClick={onChoose}
    >
      {icons && menuIcon(entry.icon ?? entry.route.icon)}
      <span className={styles.title}>{title(entry.route)}</span>
      <MenuCount keys={[entry.route.key]} />
    </Link>
  )
}

function Branch({ branch, icons, onChoose }: { branch: MenuBranch } & Inherited) {
  const translate = useTranslate()
  const { trail } = useMarkedRoute()
  const holdsCurrent = trail.includes(branch.path)
  const [open, setOpen] = useState(holdsCurrent)
  useEffect(() => {
    if (holdsCurrent) setOpen(true)
  }, [holdsCurrent])
  return (
    <>
      <button
        type="button"
        className={styles.item}
        aria-expanded={open}
        data-current={(holdsCurrent && !open) || undefined}
        onClick={() => setOpen(!open)}
      >
        {icons && menuIcon(branch.path)}
        <span className={styles.title}>{translate(`shell.menu.${branch.path}`)}</span>
        {!open && <MenuCount keys={keysIn(branch)} />}
        <Icon name="more" className={styles.arrow} />
      </button>
      {open && (
        <div className={styles.inner} data-icons={icons}>
          <NavTree entries={branch.entries} onChoose={onChoose} />
        </div>
      )}
    </>
  )
}
