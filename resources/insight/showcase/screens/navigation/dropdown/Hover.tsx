import { useNotify } from 'ra-core'
import list from '../../../../../../src/shell/popup/menuList.module.css'
import { Popup } from '../../../../../../src/shell/popup/Popup.tsx'
import { products } from '../../products.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Hover() {
  const t = useTexts()
  const notify = useNotify()
  return (
    <Popup
      hover
      label={t('showcase.words.products')}
      panelName={t('showcase.words.products')}
      placement="below-start"
      buttonClass={css.trigger}
      panelClass={list.list}
    >
      {(close) =>
        products.slice(0, 3).map(({ code, name }) => (
          <button
            key={code}
            type="button"
            className={list.item}
            onClick={() => {
              close()
              notify(name)
            }}
          >
            {name}
          </button>
        ))
      }
    </Popup>
  )
}
