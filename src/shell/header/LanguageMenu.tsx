import { useTranslate } from 'ra-core'
import { localeNames, useOfferedLocales } from '../../providers/locale.ts'
import { usePunctuation } from '../../providers/usePunctuation.ts'
import { Icon } from '../icons/Icon.tsx'
import list from '../popup/menuList.module.css'
import { Popup } from '../popup/Popup.tsx'
import { useThemeState } from '../theme/useThemeState.ts'
import styles from './Header.module.css'

/** Chooses the language; each is written in itself. Nothing where there is no choice. */
export function LanguageMenu() {
  const { pair } = usePunctuation()
  const translate = useTranslate()
  const [{ locale }, change] = useThemeState()
  const name = translate('shell.language')
  const offered = useOfferedLocales()
  if (offered.length < 2) return null
  return (
    <Popup
      label={<Icon name="language" />}
      name={pair(name, localeNames[locale])}
      panelName={name}
      placement="below-end"
      buttonClass={styles.tool}
    >
      {(close) => (
        <ul className={list.list}>
          {offered.map((each) => (
            <li key={each}>
              <button
                type="button"
                lang={each}
                className={list.item}
                aria-current={each === locale}
                onClick={() => {
                  change({ locale: each })
                  close()
                }}
              >
                {localeNames[each]}
                {each === locale && <Icon name="check" />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popup>
  )
}
