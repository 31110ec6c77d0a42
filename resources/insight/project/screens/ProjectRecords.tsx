import { useStore } from 'ra-core'
import { useMinWidth } from '../../../../src/shell/frame/useMinWidth.ts'
import { breakpoints } from '../../../../src/shell/theme/breakpoints.ts'
import { RecordRows } from '../../../../src/views/list/RecordRows.tsx'
import { RecordTable } from '../../../../src/views/list/RecordTable.tsx'
import type { RecordShapeProps } from '../../../../src/views/list/recordShape.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { project } from '../project.ts'
import { ProjectTiles } from './ProjectTiles.tsx'
import css from './projects.module.css'

const looks = ['grid', 'list'] as const

/** The projects as tiles or as a table, whichever a person chose last. */
export default function ProjectRecords(props: RecordShapeProps) {
  const { text } = useAreaWords<typeof project>('apps/project/list')
  const [kept, keep] = useStore<string>('projectLook', 'grid')
  const look = kept === 'list' ? 'list' : 'grid'
  const isWide = useMinWidth(breakpoints.mobile)
  const Table = isWide ? RecordTable : RecordRows
  return (
    <>
      <div className={css.looks}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame around two buttons */}
        <div role="group" aria-label={text('look.label')}>
          {looks.map((name) => (
            <button key={name} type="button" aria-pressed={look === name} onClick={() => keep(name)}>
              {text(`look.${name}`)}
            </button>
          ))}
        </div>
      </div>
      {look === 'grid' ? <ProjectTiles {...props} /> : <Table {...props} />}
    </>
  )
}
