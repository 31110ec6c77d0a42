import { ChoiceField } from '../../../../../src/controls/parts/ChoiceField.tsx'
import { ButtonLink } from '../../../../../src/shell/controls/Button.tsx'
import { PartFailure, PartWaiting } from '../../../../../src/shell/states/PartState.tsx'
import { useFetchedWords } from '../../../../../src/views/useAreaWords.ts'
import { usePageState } from '../../../../../src/views/usePageState.ts'
import { BoardView } from './BoardView.tsx'
import css from './board.module.css'
import { useProjects } from './useProjects.ts'

/** The board of a project, which is chosen above it. */
export default function BoardPage() {
  const words = useFetchedWords('project')
  const { area, text } = words
  const column = useFetchedWords('boardColumn').area
  const card = useFetchedWords('projectCard').area
  const [state, change] = usePageState()
  const { projects, id, error, refetch } = useProjects(area, state.project)
  if (error && !projects)
    return <PartFailure className={css.none} message={error.message} onRetry={() => void refetch()} />
  if (!projects) return <PartWaiting className={css.waiting} />
  const areas = { project: area, column, card }
  return (
    <div className={css.page}>
      {projects.length > 0 && (
        <div className={css.choose}>
          <ChoiceField
            id="board-project"
            source="project"
            label={text('board.choose')}
            chosen={projects.some((each) => each.id === id) ? (id ?? '') : ''}
            onChoose={(project) => change({ project, card: undefined, q: undefined, member: undefined })}
            choices={projects.map((each) => ({ value: each.id, label: each.name }))}
            {...(projects.some((each) => each.id === id) ? {} : { none: text('board.noneChosen') })}
          />
        </div>
      )}
      {id === undefined ? (
        <div className={css.none}>
          <p>{text('board.none')}</p>
          <ButtonLink to={`/app/${area.path}`}>{text('board.list')}</ButtonLink>
        </div>
      ) : (
        <BoardView key={id} project={id} words={words} areas={areas} state={state} change={change} />
      )}
    </div>
  )
}
