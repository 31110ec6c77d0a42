import { type ReactNode, useState } from 'react'
import { canAct } from '../../../../../src/derive/permissions.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import { Button, ButtonLink } from '../../../../../src/shell/controls/Button.tsx'
import { PageActions } from '../../../../../src/shell/page/PageActions.tsx'
import { People } from '../People.tsx'
import { fromBoard } from '../useBoardAddress.ts'
import { ArchiveDialog } from './ArchiveDialog.tsx'
import { useBoardFacts } from './BoardContext.ts'
import css from './board.module.css'

/** Who works on a project, and the ways to what is said of it, to its past and to what was put away. */
export function BoardHead({ project, choice }: { project: string; choice: ReactNode }) {
  const { board, words, areas } = useBoardFacts()
  const { text } = words
  const viewer = useViewer()
  const [isOpen, setOpen] = useState(false)
  const page = `/app/${areas.project.path}/${project}`
  return (
    <>
      <PageActions>
        <ButtonLink small to={`/app/${areas.project.path}`}>
          {text('board.list')}
        </ButtonLink>
        {canAct(viewer, areas.project, 'edit') && (
          <ButtonLink small to={page} state={fromBoard}>
            {text('edit')}
          </ButtonLink>
        )}
      </PageActions>
      <div className={css.head}>
        {choice}
        <People label={words.field('members')} people={board.people} most={9} />
        <span className={css.headTools}>
          <ButtonLink small look="text" to={`${page}/show?tab=history`}>
            {text('history')}
          </ButtonLink>
          <Button small look="text" onClick={() => setOpen(true)}>
            {text('board.archiveCount', { smart_count: board.archived })}
          </Button>
        </span>
      </div>
      {isOpen && <ArchiveDialog project={project} onClose={() => setOpen(false)} />}
    </>
  )
}
