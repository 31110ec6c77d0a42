import { useState } from 'react'
import box from '../../../../src/controls/parts/Box.module.css'
import { ChoiceBox } from '../../../../src/controls/parts/ChoiceBox.tsx'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import css from './measures.module.css'

interface AddAxisProps {
  id: string
  own: (key: string, values?: object) => string
  /** The measures that the chart does not have yet. */
  choices: readonly string[]
  measureName: (measure: string) => string
  onSizes: (sizes: readonly string[]) => void
  onMeasure: (measure: string) => void
}

/** Adds sizes, several at once parted by commas or lines, and measures. */
export function AddAxis({ id, own, choices, measureName, onSizes, onMeasure }: AddAxisProps) {
  const [text, setText] = useState('')
  const add = (given = text) => {
    const sizes = given
      .split(/[,;\t\r\n、，]+/)
      .map((size) => size.trim().slice(0, 20))
      .filter(Boolean)
    if (sizes.length > 0) onSizes(sizes)
    setText('')
  }
  return (
    <>
      <div className={box.box}>
        <input
          className={box.control}
          aria-label={own('addSizes')}
          placeholder={own('addSizes')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            add()
          }}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain')
            if (!/[\t\r\n]/.test(pasted)) return
            event.preventDefault()
            add(`${text}\n${pasted}`)
          }}
        />
      </div>
      <Button small disabled={text.trim() === ''} onClick={() => add()}>
        {own('add')}
      </Button>
      {choices.length > 0 && (
        <div className={css.choice}>
          <ChoiceBox
            id={`${id}-measure`}
            source="addMeasure"
            label={own('addMeasure')}
            dense
            none={own('addMeasure')}
            choices={choices.map((value) => ({ value, label: measureName(value) }))}
            chosen=""
            onChoose={(measure) => measure && onMeasure(measure)}
          />
        </div>
      )}
    </>
  )
}
