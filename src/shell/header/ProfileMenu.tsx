import { useLogout, useTranslate } from 'ra-core'
import { useSession } from '../../providers/useSession.ts'
import { Icon } from '../icons/Icon.tsx'
import list from '../popup/menuList.module.css'
import { Popup } from '../popup/Popup.tsx'
import { Link } from '../routing/Link.tsx'
import styles from './Header.module.css'
import { initialsOf } from './initialsOf.ts'

/** Who is signed in, the pages about that person, and the way out. */
export function ProfileMenu() {
  const translate = useTranslate()
  const logout = useLogout()
  const session = useSession()
  if (!session) return null
  const name = session.userName || session.user.username
  return (
    <Popup
      label={
        <>
          <span className={styles.avatar} data-initials={initialsOf(name)} />
          <span className={styles.profileName}>{name}</span>
        </>
      }
      name={translate('shell.profile.menu', { name })}
      panelName={translate('shell.profile.menu', { name })}
      placement="below-end"
      buttonClass={`${styles.tool} ${styles.profile}`}
    >
      {(close) => (
        <>
          <div className={styles.person}>
            <span>{name}</span>
            {session.user.username !== name && <span>{session.user.username}</span>}
            <span>{translate(`shell.profile.types.${session.type}`)}</span>
          </div>
          <div className={list.divider} />
          <ul className={list.list}>
            <li>
              <Link to="/app/pages/setting/edit-profile" className={list.item} onClick={close}>
                <Icon name="account" />
                {translate('shell.profile.edit')}
              </Link>
            </li>
            <li>
              <Link to="/app/pages/setting" className={list.item} onClick={close}>
                <Icon name="settings" />
                {translate('shell.profile.settings')}
              </Link>
            </li>
            <li>
              <Link to="/app/pages/own-work" className={list.item} onClick={close}>
                <Icon name="update" />
                {translate('shell.routes.pages/own-work')}
              </Link>
            </li>
          </ul>
          <div className={list.divider} />
          <button type="button" className={list.item} onClick={() => logout(null, undefined, false)}>
            <Icon name="signOut" className={styles.mirrored} />
            {translate('shell.profile.signOut')}
          </button>
        </>
      )}
    </Popup>
  )
}
