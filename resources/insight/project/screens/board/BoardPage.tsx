import { ChoiceField } from '../../../../../src/controls/parts/ChoiceField.tsx'
import type { AnyRecord } from '../../../../../src/core/index.ts'
import { ButtonLink } from '../../../../../src/shell/controls/Button.tsx'
import { PartFailure } from '../../../../../src/shell/states/PartState.tsx'
import { type AreaWords, useFetchedWords } from '../../../../../src/views/useAreaWords.ts'
import { usePageState } from '../../../../../src/views/usePageState.ts'
import type { project } from '../../project.ts'
import { BoardSkeleton } from './BoardSkeleton.tsx'
import { BoardView } from './BoardView.tsx'
import css from './board.module.css'
import { useProjects } from './useProjects.ts'

/** The board of a project, which is chosen above it. */
export default function BoardPage() {
  const column = useFetchedWords('boardColumn').area
  const card = useFetchedWords('projectCard').area
  const words = useFetchedWords<typeof project>('project')
  const { area, text } = words
  const [state, change] = usePageState()
  const { projects, id, error, refetch } = useProjects(area, state.project)
  if (error && !projects)
    return <PartFailure className={css.none} message={error.message} onRetry={() => void refetch()} />
  if (!projects)
    return (
      <div className={css.page}>
        <BoardSkeleton words={words} />
      </div>
    )
  const areas = { project: area, column, card }
  return (
    <div className={css.page}>
      {id === undefined ? (
        <div className={css.none}>
          <p>{text('board.none')}</p>
          <ButtonLink to={`/app/${area.path}`}>{text('board.list')}</ButtonLink>
        </div>
      ) : (
        <BoardView
          key={id}
          project={id}
          words={words}
          areas={areas}
          state={state}
          change={change}
          choice={
            <ProjectChoice
              words={words}
              projects={projects}
              id={id}
              onChoose={(project) => change(onlyProject(project))}
            />
          }
        />
      )}
    </div>
  )
}

/** Another board is shown whole, whatever was looked for on the last one. */
const onlyProject = (project: string) => ({
  ...Object.fromEntries(['card', 'q', 'member', 'label', 'due'].map((name) => [name, undefined])),
  project,
})

interface ProjectChoiceProps {
  words: AreaWords
  projects: readonly AnyRecord[]
  id: string
  onChoose: (project: string) => void
}

function ProjectChoice({ words: { text }, projects, id, onChoose }: ProjectChoiceProps) {
  const isListed = projects.some((each) => each.id === id)
  return (
    <div className={css.choose}>
      <ChoiceField
        id="board-project"
        source="project"
        label={text('board.choose')}
        chosen={isListed ? id : ''}
        onChoose={onChoose}
        choices={projects.map((each) => ({ value: each.id, label: each.name }))}
        none={isListed ? undefined : text('board.noneChosen')}
      />
    </div>
  )
}
