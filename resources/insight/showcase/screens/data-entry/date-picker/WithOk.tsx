import { useLocale, useTranslate } from 'ra-core'
import { useState } from 'react'
import { Calendar } from '../../../../../../src/controls/day/Calendar.tsx'
import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'
import { Popover } from '../../../../../../src/controls/parts/Popover.tsx'
import { dayIn } from '../../../../../../src/fields/date/day.ts'
import { formatDay } from '../../../../../../src/fields/date/formatDay.ts'
import { usePunctuation } from '../../../../../../src/providers/usePunctuation.ts'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import css from '../../showcase.module.css'
import { TimeColumns } from '../../TimeColumns.tsx'
import { useTexts } from '../../words.ts'

export default function WithOk() {
  const t = useTexts()
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const { pair, list } = usePunctuation()
  const [moment, setMoment] = useState({ day: '2026-12-01', time: '09:30:00' })
  const [draft, setDraft] = useState(moment)
  const [anchor, setAnchor] = useState<HTMLElement>()
  const label = t('showcase.words.publish')
  const close = () => setAnchor(undefined)
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => {
          setDraft(moment)
          setAnchor(anchor ? undefined : currentTarget)
        }}
      >
        {pair(label, list([formatDay(moment.day, locale), moment.time.slice(0, 5)]))}
        <Glyph name="calendar" />
      </Button>
      {anchor && (
        <Popover anchor={anchor} label={label} onClose={close}>
          <Calendar
            label={label}
            chosen={draft.day}
            today={dayIn(new Date())}
            onChoose={(day) => setDraft({ ...draft, day })}
          />
          <div className={css.panel}>
            <TimeColumns id="with-ok" value={draft.time} onChange={(time) => setDraft({ ...draft, time })} />
            <div className={css.row}>
              <Button
                small
                look="primary"
                onClick={() => {
                  setMoment(draft)
                  close()
                }}
              >
                {translate('ra.action.confirm')}
              </Button>
              <Button small onClick={close}>
                {translate('ra.action.cancel')}
              </Button>
            </div>
          </div>
        </Popover>
      )}
    </>
  )
}
