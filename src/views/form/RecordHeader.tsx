import { PageActions } from '../../shell/page/PageActions.tsx'
import { usePageTitle } from '../../shell/page/PageContext.ts'
import { StatusChip } from '../StatusChip.tsx'
import { useTitleOf } from '../useTitleOf.ts'
import { StepButtons } from '../workflow/StepButtons.tsx'
import { useSteps } from '../workflow/useSteps.tsx'
import { useFormFacts, useFormStand } from './FormContexts.ts'
import type { RecordHeaderProps } from './FormShape.ts'
import { NeighbourLinks } from './NeighbourLinks.tsx'
import { RecordMenu } from './RecordMenu.tsx'

/** What stands beside the title of a record in its form: its state and the next steps, its neighbours, everything else. */
export function RecordHeader({ isLeaving, onMoved }: RecordHeaderProps) {
  const { resource, base } = useFormFacts()
  const { isDirty, saveFirst } = useFormStand()
  const titleOf = useTitleOf()
  usePageTitle(base && titleOf(resource, base))
  const { buttons, others, dialog } = useSteps(resource, base, { isDirty, saveFirst, onMoved })
  if (!base) return null
  return (
    <PageActions>
      {resource.workflow && <StatusChip resource={resource} status={String(base.status)} />}
      <NeighbourLinks resource={resource} id={String(base.id)} type="edit" />
      <StepButtons steps={buttons} />
      <RecordMenu
        resource={resource}
        record={base}
        page="edit"
        steps={others}
        onDeleted={() => {
          isLeaving.current = true
        }}
      />
      {dialog}
    </PageActions>
  )
}
