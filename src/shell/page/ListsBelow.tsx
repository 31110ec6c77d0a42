import { useTranslate } from 'ra-core'
import type { AppRoute } from '../../derive/routes.ts'
import { Icon } from '../icons/Icon.tsx'
import { addressOf, useRoutesBelow, useRouteTitle } from '../navigation/useMenu.ts'
import { Popup } from '../popup/Popup.tsx'
import { Link } from '../routing/Link.tsx'
import styles from './ListsBelow.module.css'

/** Beside the title of a list, the rarer ones that are reached from it and have no entry of the menu. */
export function ListsBelow({ route }: { route: AppRoute }) {
  const translate = useTranslate()
  const title = useRouteTitle()
  const routes = useRoutesBelow(route)
  if (routes.length === 0) return null
  const name = translate('shell.page.below')
  return (
    <div className={styles.place}>
      <Popup
        label={
          <>
            {name}
            <Icon name="more" />
          </>
        }
        panelName={name}
        placement="below-start"
        buttonClass={styles.button}
        panelClass={styles.panel}
      >
        {(close) =>
          routes.map((each) => (
            <Link key={each.path} to={addressOf(each)} className={styles.link} onClick={close}>
              {title(each)}
            </Link>
          ))
        }
      </Popup>
    </div>
  )
}
