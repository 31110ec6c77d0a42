import { useRef, useState } from 'react'
import { CheckList } from '../../../../src/controls/parts/CheckList.tsx'
import { Popover } from '../../../../src/controls/parts/Popover.tsx'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import { type Label, labels } from '../rules/folders.ts'
import css from './mail.module.css'
import type { ChangeLetters } from './useChangeLetters.ts'
import type { ListedLetter } from './useMailbox.ts'

interface LabelMenuProps {
  words: AreaWords
  letters: readonly ListedLetter[]
  changes: ChangeLetters
}

/** Sticks labels onto letters and takes them off; of several those are on that all have. */
export function LabelMenu({ words: { text, choices }, letters, changes }: LabelMenuProps) {
  const button = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  /** What was pressed and is not stored yet is shown as if it were. */
  const [pressed, setPressed] = useState<Label>()
  const chosen = labels.filter(
    (label) => letters.every((letter) => letter.labels.includes(label)) !== (label === pressed),
  )
  const press = async (label: Label) => {
    setPressed(label)
    await changes.label(letters, label)
    setPressed(undefined)
  }
  const anchor = button.current?.firstElementChild
  return (
    <span ref={button} style={{ display: 'contents' }}>
      <Button small aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text('label')}
      </Button>
      {isOpen && anchor instanceof HTMLElement && (
        <Popover anchor={anchor} label={text('labels')} className={css.menu} onClose={() => setOpen(false)}>
          <CheckList
            id="mail-labels"
            stacked
            choices={choices('labels', labels)}
            chosen={chosen}
            onChoose={(next) => {
              const toggled = labels.find((label) => next.includes(label) !== chosen.includes(label))
              if (toggled) void press(toggled)
            }}
          />
        </Popover>
      )}
    </span>
  )
}
