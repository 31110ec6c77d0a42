import { useNotify } from 'ra-core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { IconButton } from '../../../../src/controls/parts/IconButton.tsx'
import type { Resource } from '../../../../src/core/index.ts'
import { canAct } from '../../../../src/derive/permissions.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Button, ButtonLink } from '../../../../src/shell/controls/Button.tsx'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import type { Folder } from '../rules/folders.ts'
import { EraseDialog } from './EraseDialog.tsx'
import { LabelMenu } from './LabelMenu.tsx'
import css from './mail.module.css'
import { composeAddress } from './mailPlace.ts'
import { StarButton } from './StarButton.tsx'
import type { ChangeLetters } from './useChangeLetters.ts'
import type { Letter } from './useMailbox.ts'
import { useTakeBack } from './useTakeBack.ts'

interface LetterBarProps {
  resource: Resource
  words: AreaWords
  folder: Folder
  letter: Letter
  changes: ChangeLetters
  /** The addresses of those before and after it. */
  neighbours: { readonly previous?: string | undefined; readonly next?: string | undefined }
  onBack: () => void
  onRemove: () => void
}

/** What can be done with the letter that is read. */
export function LetterBar(props: LetterBarProps) {
  const { resource, words, folder, letter, changes, neighbours, onBack, onRemove } = props
  const { text } = words
  const viewer = useViewer()
  const mayEdit = canAct(viewer, resource, 'edit')
  const mayWrite = canAct(viewer, resource, 'create')
  const takeBack = useTakeBack(resource, words)
  const navigate = useNavigate()
  const notify = useNotify()
  const [isErasing, setErasing] = useState(false)
  const { id } = letter
  const step = (to: string | undefined, glyph: 'previous' | 'next') => (
    <IconButton
      small
      glyph={glyph}
      label={text(glyph)}
      disabled={to === undefined}
      onClick={() => to !== undefined && navigate(to)}
    />
  )
  const markUnread = async () => {
    if (!(await changes.set([letter], { read: false }))) return
    notify(text('markedUnread'), { type: 'success' })
    onBack()
  }
  return (
    <div className={css.bar}>
      <Button small look="text" onClick={onBack}>
        {text('back')}
      </Button>
      {letter.folder === 'sending' ? (
        <p role="status" className={css.leaving}>
          {text('leaving')}
          {mayWrite && (
            <Button small onClick={() => void takeBack(id)}>
              {text('takeBack')}
            </Button>
          )}
        </p>
      ) : (
        mayWrite &&
        folder !== 'deleted' && (
          <>
            <ButtonLink small look="primary" to={composeAddress({ reply: id })}>
              {text('reply')}
            </ButtonLink>
            {letter.to.length + letter.cc.length > 1 && (
              <ButtonLink small to={composeAddress({ replyAll: id })}>
                {text('replyAll')}
              </ButtonLink>
            )}
            <ButtonLink small to={composeAddress({ forward: id })}>
              {text('forward')}
            </ButtonLink>
          </>
        )
      )}
      {mayEdit && letter.folder !== 'sending' && (
        <>
          {folder === 'deleted' ? (
            <Button
              small
              disabled={changes.isBusy}
              onClick={() => void changes.restore([letter]).then((done) => done && onBack())}
            >
              {text('restore')}
            </Button>
          ) : (
            <>
              <LabelMenu words={words} letters={[letter]} changes={changes} />
              {letter.folder === 'inbox' && (
                <Button small disabled={changes.isBusy} onClick={() => void markUnread()}>
                  {text('markUnread')}
                </Button>
              )}
              <Button small disabled={changes.isBusy} onClick={onRemove}>
                {text('remove')}
              </Button>
            </>
          )}
          {folder === 'deleted' && canAct(viewer, resource, 'delete') && (
            <Button small danger onClick={() => setErasing(true)}>
              {text('erase')}
            </Button>
          )}
          <StarButton
            isOn={letter.starred === true}
            text={text}
            onStar={() => void changes.set([letter], { starred: !letter.starred })}
          />
        </>
      )}
      <span className={css.steps}>
        {step(neighbours.previous, 'previous')}
        {step(neighbours.next, 'next')}
      </span>
      {isErasing && (
        <EraseDialog
          words={words}
          letters={[letter]}
          changes={changes}
          onClose={() => setErasing(false)}
          onDone={onBack}
        />
      )}
    </div>
  )
}
