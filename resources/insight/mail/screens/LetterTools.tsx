import { useState } from 'react'
import type { Resource } from '../../../../src/core/index.ts'
import { canAct } from '../../../../src/derive/permissions.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import type { Folder } from '../rules/folders.ts'
import { EraseDialog } from './EraseDialog.tsx'
import { LabelMenu } from './LabelMenu.tsx'
import css from './mail.module.css'
import type { ChangeLetters } from './useChangeLetters.ts'
import { isUnread, type ListedLetter } from './useMailbox.ts'

interface LetterToolsProps {
  resource: Resource
  words: AreaWords
  folder: Folder
  letters: readonly ListedLetter[]
  changes: ChangeLetters
  onDone: () => void
}

/** What can be done with the selected letters. */
export function LetterTools({ resource, words, folder, letters, changes, onDone }: LetterToolsProps) {
  const { text } = words
  const viewer = useViewer()
  const [isErasing, setErasing] = useState(false)
  const hasUnread = letters.some(isUnread)
  const isStarred = letters.every(({ starred }) => starred)
  const after = async (done: Promise<boolean>) => {
    if (await done) onDone()
  }
  return (
    <div className={css.tools}>
      <span role="status" className={css.picked}>
        {text('picked', { smart_count: letters.length })}
      </span>
      {folder === 'deleted' ? (
        <>
          <Button small disabled={changes.isBusy} onClick={() => void after(changes.restore(letters))}>
            {text('restore')}
          </Button>
          {canAct(viewer, resource, 'delete') && (
            <Button small danger disabled={changes.isBusy} onClick={() => setErasing(true)}>
              {text('erase')}
            </Button>
          )}
        </>
      ) : (
        <>
          <Button
            small
            disabled={changes.isBusy}
            onClick={() => void changes.set(letters, { read: hasUnread })}
          >
            {text(hasUnread ? 'markRead' : 'markUnread')}
          </Button>
          <LabelMenu words={words} letters={letters} changes={changes} />
          <Button
            small
            disabled={changes.isBusy}
            onClick={() => void changes.set(letters, { starred: !isStarred })}
          >
            {text(isStarred ? 'unstar' : 'star')}
          </Button>
          <Button small disabled={changes.isBusy} onClick={() => void after(changes.remove(letters))}>
            {text('remove')}
          </Button>
        </>
      )}
      {isErasing && (
        <EraseDialog
          words={words}
          letters={letters}
          changes={changes}
          onClose={() => setErasing(false)}
          onDone={onDone}
        />
      )}
    </div>
  )
}
