import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { type AppRoute, mayOpen, plainPath } from '../derive/routes.ts'
import { useViewer } from '../shell/access/useViewer.ts'
import { Button } from '../shell/controls/Button.tsx'
import { useStartPage } from '../shell/navigation/StartPage.tsx'
import { usePinned, useRouteTitle } from '../shell/navigation/useMenu.ts'
import { appRoutes } from '../shell/routeTable.ts'
import styles from './account.module.css'

/** More would push the menu itself out of sight. */
const most = 12

const isOffered = ({ resource, menu }: AppRoute) => resource !== undefined || menu === 'home'

/** With which page the product opens, and which pages stand above the menu; each choice is kept at once. */
export function StartAndPins() {
  const translate = useTranslate()
  const viewer = useViewer()
  const title = useRouteTitle()
  const [start, setStart] = useStartPage()
  const [pinned, setPinned] = usePinned()
  const own = (key: string, values = {}) => translate(`account.start.${key}`, values)
  const pages = appRoutes
    .filter((route) => isOffered(route) && mayOpen(viewer, route))
    .map((route) => ({ path: plainPath(route.path), title: title(route) }))
  const shown = pinned.flatMap((path) => pages.find((page) => page.path === path) ?? [])
  const free = pages.filter(({ path }) => !pinned.includes(path))
  const raise = (path: string) => {
    const paths = shown.map((page) => page.path)
    const at = paths.indexOf(path)
    setPinned(paths.toSpliced(at, 1).toSpliced(at - 1, 0, path))
  }
  return (
    <>
      <Choice label={own('opens')} value={start} onChoose={setStart} pages={pages} />
      <section className={styles.wide} aria-labelledby="pinned">
        <h2 id="pinned">{own('pinned')}</h2>
        {shown.length === 0 && <p className={styles.lead}>{own('none')}</p>}
        <ul className={styles.sessions}>
          {shown.map((page, index) => (
            <li key={page.path} className={styles.line}>
              <div>{page.title}</div>
              <Button
                small
                disabled={index === 0}
                aria-label={own('raiseOne', { page: page.title })}
                onClick={() => raise(page.path)}
              >
                {own('raise')}
              </Button>
              <Button
                small
                aria-label={own('unpinOne', { page: page.title })}
                onClick={() => setPinned(pinned.filter((path) => path !== page.path))}
              >
                {own('unpin')}
              </Button>
            </li>
          ))}
        </ul>
        {shown.length < most && (
          <Choice
            label={own('pin')}
            value=""
            onChoose={(path) => setPinned([...shown.map((page) => page.path), path])}
            pages={[{ path: '', title: own('choose') }, ...free]}
          />
        )}
      </section>
    </>
  )
}

interface ChoiceProps {
  label: string
  value: string
  onChoose: (path: string) => void
  pages: readonly { path: string; title: string }[]
}

function Choice({ label, value, onChoose, pages }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.lifetime}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {pages.map(({ path, title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
      </select>
    </div>
  )
}
