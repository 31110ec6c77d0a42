import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog, dialog } from '../../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../../src/controls/parts/DialogButtons.tsx'
import { SearchInput } from '../../../../../src/controls/parts/SearchInput.tsx'
import { defined } from '../../../../../src/core/defined.ts'
import type { RecordOf } from '../../../../../src/core/index.ts'
import { useReason } from '../../../../../src/providers/useAct.ts'
import { Button } from '../../../../../src/shell/controls/Button.tsx'
import { Link } from '../../../../../src/shell/routing/Link.tsx'
import { PartFailure, PartWaiting } from '../../../../../src/shell/states/PartState.tsx'
import { useGrowingList } from '../../../../../src/views/useGrowingList.ts'
import { useLater } from '../../../../../src/views/useLater.ts'
import type { projectCard } from '../../../projectCard/projectCard.ts'
import { useBoardFacts } from './BoardContext.ts'
import css from './board.module.css'

/** As many as are shown at first, and again whenever more are asked for. */
const perPage = 50

/** The cards that were put away, the latest first, each of which can be found, looked at and put back. */
export function ArchiveDialog({ project, onClose }: { project: string; onClose: () => void }) {
  const { board, words, areas, may, putBack, cardAddress } = useBoardFacts()
  const { text } = words
  const reason = useReason()
  const [sought, setSought] = useState('')
  const q = useLater(sought.trim())
  const archived = useGrowingList<RecordOf<typeof projectCard>>(
    areas.card.path,
    {
      filter: defined({ project, archived: true, q: q || undefined }),
      pagination: { page: 1, perPage },
      sort: { field: 'updatedAt', order: 'DESC' },
      meta: { fields: ['title', 'version'] },
    },
    { retry: false, placeholderData: keepPreviousData },
  )
  return (
    <Dialog title={text('board.archiveTitle')} side="end" onClose={onClose}>
      <div className={dialog.body}>
        {(board.archived > 0 || sought !== '') && (
          <SearchInput label={text('board.search')} text={sought} onText={setSought} />
        )}
        {archived.isPending && <PartWaiting />}
        {archived.error && (
          <PartFailure message={reason(archived.error)} onRetry={() => void archived.refetch()} />
        )}
        {archived.records?.length === 0 && (
          <p className={css.quiet}>{text(sought.trim() ? 'board.archiveNone' : 'board.archiveEmpty')}</p>
        )}
        <ul className={css.archive}>
          {archived.records?.map((card) => (
            <li key={card.id}>
              <Link to={cardAddress(card.id)}>
                <bdi>{card.title}</bdi>
              </Link>
              {may.move && (
                <Button small onClick={() => putBack(card)}>
                  {text('board.putBack')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {archived.hasNextPage && (
          <Button small busy={archived.isFetchingNextPage} onClick={() => void archived.fetchNextPage()}>
            {text('board.archiveMore')}
          </Button>
        )}
      </div>
      <DialogButtons onCancel={onClose} isCancelFirst />
    </Dialog>
  )
}
