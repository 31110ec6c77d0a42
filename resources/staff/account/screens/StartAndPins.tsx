import { useTranslate } from 'ra-core'
import { homeKey } from '../../../../src/core/access.ts'
import { type AppRoute, mayOpen, plainPath } from '../../../../src/derive/routes.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { useStartPage } from '../../../../src/shell/navigation/StartPage.tsx'
import { usePinned, useRouteTitle } from '../../../../src/shell/navigation/useMenu.ts'
import { appRoutes } from '../../../../src/shell/routeTable.ts'
import styles from './account.module.css'
import { Choice } from './Choice.tsx'

/** More would push the menu itself out of sight. */
const most = 12

const isOffered = ({ resource, key }: AppRoute) => resource !== undefined || key === homeKey

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
    .map((route) => [plainPath(route.path), title(route)] as const)
  const names = new Map(pages)
  const shown = pinned.filter((path) => names.has(path))
  const raise = (path: string) => {
    const at = shown.indexOf(path)
    setPinned(shown.toSpliced(at, 1).toSpliced(at - 1, 0, path))
  }
  return (
    <>
      <Choice label={own('opens')} value={start} onChoose={setStart} choices={pages} />
      <section className={styles.wide} aria-labelledby="pinned">
        <h2 id="pinned">{own('pinned')}</h2>
        {shown.length === 0 && <p className={styles.lead}>{own('none')}</p>}
        <ul className={styles.sessions}>
          {shown.map((path, index) => (
            <li key={path} className={styles.line}>
              <div>{names.get(path)}</div>
              <Button
                small
                disabled={index === 0}
                aria-label={own('raiseOne', { page: names.get(path) })}
                onClick={() => raise(path)}
              >
                {own('raise')}
              </Button>
              <Button
                small
                aria-label={own('unpinOne', { page: names.get(path) })}
                onClick={() => setPinned(shown.filter((each) => each !== path))}
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
            onChoose={(path) => setPinned([...shown, path])}
            choices={[['', own('choose')], ...pages.filter(([path]) => !shown.includes(path))]}
          />
        )}
      </section>
    </>
  )
}
