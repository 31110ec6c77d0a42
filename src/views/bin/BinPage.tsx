import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { areaHeads } from '#areas'
import { ChoiceField } from '../../controls/parts/ChoiceField.tsx'
import { mayUndelete } from '../../derive/undo.ts'
import { useViewer } from '../../shell/access/useViewer.ts'
import { Button } from '../../shell/controls/Button.tsx'
import { Entries } from '../log/Entries.tsx'
import shared from '../log/entries.module.css'
import { TextFilter } from '../log/TextFilter.tsx'
import { usePageState } from '../usePageState.ts'
import { BinLine } from './BinLine.tsx'
import css from './bin.module.css'
import { useBin } from './useBin.ts'

/** What was deleted in the last thirty days, as far as one could bring it back: found by area and name, restored one by one or several at once. */
export default function BinPage() {
  const translate = useTranslate()
  const own = (key: string, values = {}) => translate(`task.bin.${key}`, values)
  const viewer = useViewer()
  const id = useId()
  const [{ area = '', q = '' }, change] = usePageState()
  const asked = { area, q }
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { query, isBusy, refused, restore } = useBin(asked)
  const ask = (name: keyof typeof asked, value: string) => {
    setChosen([])
    change({ [name]: value }, { replace: true })
  }
  const open = (query.data ?? []).filter(({ final }) => final === null)
  const picked = open.filter((entry) => chosen.includes(entry.id)).map((entry) => entry.id)
  const areas = Object.values(areaHeads)
    .filter((head) => mayUndelete(viewer, head))
    .map(({ name, path }) => ({
      value: name,
      label: translate(`resources.${path}.name`, { smart_count: 2 }),
    }))
  return (
    <div className={shared.page}>
      <p className={css.lead}>{own('lead')}</p>
      <search className={shared.tools}>
        <ChoiceField
          id={`${id}-area`}
          source="area"
          label={own('area')}
          choices={[{ value: '', label: own('allAreas') }, ...areas]}
          chosen={asked.area}
          onChoose={(area) => ask('area', area)}
        />
        <TextFilter label={own('search')} value={asked.q} onChange={(q) => ask('q', q)} />
        {picked.length > 0 && (
          <Button look="primary" busy={isBusy} onClick={() => restore(picked)}>
            {own('restoreChosen', { smart_count: picked.length })}
          </Button>
        )}
      </search>
      <Entries query={query} none={own(asked.area || asked.q ? 'nothingFound' : 'empty')}>
        {(entries) => (
          <ul className={`${shared.entries} ${css.entries}`} aria-labelledby={id}>
            <li className={css.all}>
              <label>
                <input
                  type="checkbox"
                  disabled={open.length === 0}
                  checked={open.length > 0 && picked.length === open.length}
                  onChange={(event) => setChosen(event.target.checked ? open.map((entry) => entry.id) : [])}
                />
                <span id={id}>{own('shown', { smart_count: entries.length })}</span>
              </label>
            </li>
            {entries.map((entry) => (
              <BinLine
                key={entry.id}
                entry={entry}
                refusal={refused.get(entry.id)}
                isChosen={picked.includes(entry.id)}
                isBusy={isBusy}
                onChoose={(on) =>
                  setChosen((known) =>
                    on ? [...known, entry.id] : known.filter((each) => each !== entry.id),
                  )
                }
                onRestore={() => restore([entry.id])}
              />
            ))}
          </ul>
        )}
      </Entries>
    </div>
  )
}
