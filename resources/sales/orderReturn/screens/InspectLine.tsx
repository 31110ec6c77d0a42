import { useId } from 'react'
import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import { Frame } from '../../../../src/controls/parts/Frame.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import { PictureList } from '../../../../src/controls/upload/PictureList.tsx'
import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { orderReturn } from '../orderReturn.ts'
import { qcResults, restockPlaces } from '../rules/names.ts'
import { CountBox } from './CountBox.tsx'
import { nameOfLine, type ReturnLine } from './returnFacts.ts'
import css from './returns.module.css'

/** What the inspection found of a line, as it is sent. */
export interface Found {
  readonly accepted: number
  readonly qcResult: (typeof qcResults)[number]
  readonly restockTo: (typeof restockPlaces)[number]
  readonly note: string
  readonly photos: ReturnLine['photos']
}

/** What is found of most pieces: all is as it was sold. */
export const foundAtFirst = ({ received }: ReturnLine): Found => ({
  accepted: received ?? 0,
  qcResult: 'pass',
  restockTo: 'sellable',
  note: '',
  photos: [],
})

/** Whether a finding can be stored: what is refused although it is as sold needs a word. */
export const isComplete = ({ received }: ReturnLine, { qcResult, accepted, note }: Found): boolean =>
  qcResult !== 'pass' || accepted === (received ?? 0) || note.trim() !== ''

interface InspectLineProps {
  path: string
  line: ReturnLine
  found: Found
  isRto: boolean
  onFind: (found: Found) => void
}

/** One line of an inspection; what follows from the finding is proposed and can be changed. */
export function InspectLine({ path, line, found, isRto, onFind }: InspectLineProps) {
  const { pair } = usePunctuation()
  const { text, field, choices } = useAreaWords<typeof orderReturn>(path)
  const id = useId()
  const received = line.received ?? 0
  const part = (name: keyof ReturnLine, label = field(`lines.${name}`)) => ({
    id: `${id}-${name}`,
    source: name,
    label,
  })
  const places = restockPlaces.filter(
    (place) =>
      (place !== 'sellable' || found.qcResult === 'pass') &&
      (place === 'none' || found.accepted > 0 || isRto),
  )
  const change = (next: Partial<Found>) => {
    const merged = { ...found, ...next }
    onFind({ ...merged, restockTo: proposed(merged, next, isRto) })
  }
  return (
    <li className={css.line}>
      <CountBox
        id={`${id}-accepted`}
        label={pair(field('lines.accepted'), nameOfLine(line))}
        value={found.accepted}
        max={received}
        onChange={(accepted) => change({ accepted })}
      />
      <div className={css.name} dir="auto">
        {nameOfLine(line)}
        <p className={css.about}>
          <bdi dir="ltr">{line.sku}</bdi>
          <span>{text('acceptedOf', { accepted: found.accepted, received })}</span>
        </p>
      </div>
      <div className={css.chosen}>
        <div className={css.pair}>
          <ChoiceField
            {...part('qcResult')}
            choices={choices('lines.qcResult', qcResults)}
            chosen={found.qcResult}
            onChoose={(qcResult) => change({ qcResult: qcResult as Found['qcResult'] })}
          />
          <ChoiceField
            {...part('restockTo')}
            choices={choices('lines.restockTo', places)}
            chosen={found.restockTo}
            onChoose={(restockTo) => onFind({ ...found, restockTo: restockTo as Found['restockTo'] })}
          />
        </div>
        <TextBoxField
          {...part('qcNote')}
          required={!isComplete(line, { ...found, note: '' })}
          maxLength={500}
          text={found.note}
          onText={(note) => onFind({ ...found, note })}
        />
        {found.qcResult !== 'pass' && (
          <Frame {...part('qcPhotos')} group>
            <PictureList
              id={`${id}-qcPhotos`}
              pictures={found.photos}
              onChange={(photos) => onFind({ ...found, photos })}
              max={6}
              maxMB={10}
            />
          </Frame>
        )}
      </div>
    </li>
  )
}

/** Where pieces in such a state usually go. */
function proposed(found: Found, changed: Partial<Found>, isRto: boolean): Found['restockTo'] {
  if (found.accepted === 0 && !isRto) return 'none'
  if (!('qcResult' in changed) && found.restockTo !== 'none') return found.restockTo
  if (found.qcResult === 'pass') return 'sellable'
  return found.qcResult === 'damaged' ? 'damaged' : found.qcResult === 'missing' ? 'none' : 'quarantine'
}
