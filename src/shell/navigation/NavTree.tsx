import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import type { MenuBranch, MenuEntry, MenuLeaf } from '../../derive/menu.ts'
import { Icon } from '../icons/Icon.tsx'
import { Link } from '../routing/Link.tsx'
import { MenuCount } from './MenuCount.tsx'
import { keysIn } from './menuCounts.ts'
import styles from './NavTree.module.css'
import { addressOf, useMarkedRoute, useMarks, useRouteTitle } from './useMenu.ts'

interface NavTreeProps {
  entries: readonly MenuEntry[]
  onChoose?: (() => void) | undefined
}

/** Entries of the menu under each other; branches open in place, the one of the current page by itself. */
export function NavTree({ entries, onChoose }: NavTreeProps) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.kind === 'leaf' ? entry.route.path : entry.path}>
          {entry.kind === 'leaf' ? (
            <Leaf entry={entry} onChoose={onChoose} />
          ) : (
            <Branch branch={entry} onChoose={onChoose} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Leaf({ entry, onChoose }: { entry: MenuLeaf } & Pick<NavTreeProps, 'onChoose'>) {
  const title = useRouteTitle()
  const marks = useMarks()
  return (
    <Link
      to={addressOf(entry.route)}
      state={{ _scrollToTop: true }}
      className={styles.item}
      aria-current={marks(entry)}
      onClick={onChoose}
    >
      <span className={styles.title}>{title(entry.route)}</span>
      <MenuCount keys={entry.keys} />
    </Link>
  )
}

function Branch({ branch, onChoose }: { branch: MenuBranch } & Pick<NavTreeProps, 'onChoose'>) {
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
        <span className={styles.title}>{translate(`shell.menu.${branch.path}`)}</span>
        {!open && <MenuCount keys={keysIn(branch.entries)} />}
        <Icon name="more" className={styles.arrow} />
      </button>
      {open && (
        <div className={styles.inner}>
          <NavTree entries={branch.entries} onChoose={onChoose} />
        </div>
      )}
    </>
  )
}
