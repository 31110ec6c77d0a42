import { useRef, useState } from 'react'
import { Popover } from '../../../../src/controls/parts/Popover.tsx'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import { EmojiPanel } from './EmojiPanel.tsx'
import { ToolButton } from './ToolButton.tsx'

interface EmojiButtonProps {
  words: AreaWords
  onPick: (sign: string) => void
}

/** Opens the choice of signs. */
export function EmojiButton({ words, onPick }: EmojiButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const label = words.text('emojis')
  return (
    <>
      <ToolButton
        ref={button}
        drawing="emoji"
        label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && button.current && (
        <Popover
          anchor={button.current}
          label={label}
          onClose={() => {
            setOpen(false)
            button.current?.focus()
          }}
        >
          <EmojiPanel
            words={words}
            onPick={(sign) => {
              setOpen(false)
              onPick(sign)
            }}
          />
        </Popover>
      )}
    </>
  )
}
