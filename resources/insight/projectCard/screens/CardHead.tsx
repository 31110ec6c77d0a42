import { useEffect, useRef } from 'react'
import type { AnyRecord } from '../../../../src/core/index.ts'
import { Button, ButtonLink } from '../../../../src/shell/controls/Button.tsx'
import { useFormFacts, useFormStand } from '../../../../src/views/form/FormContexts.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { useBoardFacts } from '../../project/screens/board/BoardContext.ts'
import type { projectCard } from '../projectCard.ts'
import css from './card.module.css'

/** Where a card lies, whether all of it is saved, and what can be done with it as a whole. */
export function CardHead({ record }: { record: AnyRecord }) {
  const { board, may, askMove, archive, putBack, refresh } = useBoardFacts()
  const { resource } = useFormFacts()
  const { isDirty, isSaving, isBusy } = useFormStand()
  const { text } = useAreaWords<typeof projectCard>(resource.path)
  const column = board.columns.find(({ id }) => id === record.column)
  const { id, version } = record
  // The board shows what was saved here.
  const known = useRef(version)
  useEffect(() => {
    if (known.current === version) return
    known.current = version
    void refresh()
  }, [version, refresh])
  return (
    <div className={css.head}>
      <p className={css.quiet}>{text('column', { title: column?.title ?? '' })}</p>
      {may.move && (
        <p role="status" className={css.quiet}>
          {text(isSaving || isBusy ? 'saving' : isDirty ? 'unsaved' : 'saved')}
        </p>
      )}
      <span className={css.tools}>
        {may.move && !record.archived && (
          <Button small look="text" onClick={() => askMove(id)}>
            {text('move')}
          </Button>
        )}
        {may.move && (
          <Button
            small
            look="text"
            onClick={() => (record.archived ? putBack({ id, version }) : archive({ id, version }))}
          >
            {text(record.archived ? 'putBack' : 'archive')}
          </Button>
        )}
        <ButtonLink small look="text" to={`/app/${resource.path}/${id}/show?tab=history`}>
          {text('history')}
        </ButtonLink>
      </span>
    </div>
  )
}
