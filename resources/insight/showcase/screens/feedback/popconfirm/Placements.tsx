import { useNotify, useTranslate } from 'ra-core'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { Places } from '../../Places.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Placements() {
  const translate = useTranslate()
  const t = useTexts()
  const notify = useNotify()
  return (
    <Places label={t('showcase.words.askDelete')}>
      {(close) => (
        <div className={css.panel}>
          <p>{t('showcase.words.askDelete')}</p>
          <div className={css.row}>
            <Button small onClick={close}>
              {translate('ra.action.cancel')}
            </Button>
            <Button
              small
              look="primary"
              danger
              onClick={() => {
                close()
                notify(t('showcase.words.deleted'), { type: 'info' })
              }}
            >
              {translate('ra.action.delete')}
            </Button>
          </div>
        </div>
      )}
    </Places>
  )
}
