import { useState } from 'react'
import { Choice } from '../../../../../../src/shell/configurator/Choice.tsx'
import list from '../../../../../../src/shell/popup/menuList.module.css'
import { Popup } from '../../../../../../src/shell/popup/Popup.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Trigger() {
  const t = useTexts()
  const [way, setWay] = useState<'hover' | 'press'>('press')
  const options = { press: t('showcase.words.ways.press'), hover: t('showcase.words.ways.hover') }
  return (
    <div className={css.stack}>
      <Choice label={t('showcase.words.open')} value={way} options={options} onChange={setWay} />
      <div>
        <Popup
          hover={way === 'hover'}
          label={t('showcase.words.more')}
          panelName={t('showcase.words.more')}
          placement="below-start"
          buttonClass={css.trigger}
          panelClass={list.list}
        >
          {(close) =>
            (['draft', 'preview'] as const).map((line) => (
              <button key={line} type="button" className={list.item} onClick={close}>
                {t(`showcase.words.${line}`)}
              </button>
            ))
          }
        </Popup>
      </div>
    </div>
  )
}
