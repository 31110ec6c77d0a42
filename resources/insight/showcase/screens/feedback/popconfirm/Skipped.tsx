import { useNotify, useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { Popover } from '../../../../../../src/controls/parts/Popover.tsx'
import { Switch } from '../../../../../../src/controls/parts/Switch.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Skipped() {
  const translate = useTranslate()
  const t = useTexts()
  const notify = useNotify()
  const id = useId()
  const [asks, setAsks] = useState(true)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const remove = () => {
    setAnchor(null)
    notify(t('showcase.words.deleted'), { type: 'info' })
  }
  return (
    <>
      <Switch id={id} source="ask" label={t('showcase.words.askFirst')} isOn={asks} onSwitch={setAsks} />
      <Button danger onClick={({ currentTarget }) => (asks ? setAnchor(currentTarget) : remove())}>
        {translate('ra.action.delete')}
      </Button>
      {anchor && (
        <Popover
          anchor={anchor}
          label={t('showcase.words.askDelete')}
          className={css.panel}
          onClose={() => setAnchor(null)}
        >
          <p>{t('showcase.words.askDelete')}</p>
          <Button small look="primary" danger onClick={remove}>
            {translate('ra.action.delete')}
          </Button>
        </Popover>
      )}
    </>
  )
}
