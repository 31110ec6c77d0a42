import { Popup } from '../../../../../../src/shell/popup/Popup.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Hover() {
  const t = useTexts()
  return (
    <Popup
      hover
      label={t('showcase.words.preview')}
      panelName={t('showcase.words.preview')}
      placement="below-start"
      buttonClass={css.trigger}
      panelClass={css.panel}
    >
      {(close) => (
        <button type="button" className={css.trigger} onClick={close}>
          Linen shirt
        </button>
      )}
    </Popup>
  )
}
