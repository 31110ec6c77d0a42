import list from '../../../../../../src/shell/popup/menuList.module.css'
import { Popup } from '../../../../../../src/shell/popup/Popup.tsx'
import { Link } from '../../../../../../src/shell/routing/Link.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Panel() {
  const t = useTexts()
  return (
    <Popup
      label={t('showcase.words.profile')}
      panelName={t('showcase.words.profile')}
      placement="below-start"
      buttonClass={css.trigger}
      panelClass={list.list}
    >
      {() => (
        <>
          <Link to="/app/pages/profile" className={list.item as string}>
            {t('showcase.words.profile')}
          </Link>
          <Link to="/app/dashboards/default" className={list.item as string}>
            {t('showcase.words.home')}
          </Link>
        </>
      )}
    </Popup>
  )
}
