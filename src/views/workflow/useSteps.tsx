import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { AnyRecord, Resource } from '../../core/index.ts'
import { allowedTransitions } from '../../derive/permissions.ts'
import { useViewer } from '../../shell/access/useViewer.ts'
import { useMinWidth } from '../../shell/frame/useMinWidth.ts'
import { useTexts } from '../form/useTexts.ts'
import { useTransition } from './useTransition.ts'

const TransitionDialog = lazy(() =>
  import('./TransitionDialog.tsx').then((module) => ({ default: module.TransitionDialog })),
)

/** A step that a record can take now. */
export interface Step {
  readonly name: string
  readonly label: string
  readonly isDanger: boolean
  readonly isDisabled: boolean
  readonly start: () => void
}

interface StepsOptions {
  /** Something is not saved yet. */
  isDirty?: boolean
  /** Saves what was changed and answers the record then; undefined where it could not be saved. */
  saveFirst?: () => Promise<AnyRecord | undefined>
  onMoved: (record: AnyRecord) => void
}

/** How many next steps are buttons of their own where there is room. */
const promoted = 2

/**
 * The next steps of a record, as the server lists them for this person: the first ones for buttons, the rest for the menu. Steps that
 * ask for something or need a second thought open a dialog, which has to be drawn.
 */
export function useSteps(
  resource: Resource,
  record: AnyRecord | undefined,
  { isDirty = false, saveFirst, onMoved }: StepsOptions,
) {
  const viewer = useViewer()
  const texts = useTexts(resource)
  const isWide = useMinWidth(768)
  const [asked, setAsked] = useState<string>()
  const { move, isMoving } = useTransition(resource, onMoved)
  const names: readonly string[] = !record
    ? []
    : Array.isArray(record.transitions)
      ? record.transitions
      : allowedTransitions(viewer, resource, record)
  const steps = names.map((name): Step => {
    const { ask = [], confirm, tone } = resource.workflow?.transitions[name] ?? {}
    const start = () => {
      if (confirm || isDirty || ask.length > 0) setAsked(name)
      else if (record) void move(record, name, {})
    }
    return { name, label: texts.transition(name), isDanger: tone === 'danger', isDisabled: isMoving, start }
  })
  const dialog: ReactNode = asked !== undefined && record && (
    <Suspense>
      <TransitionDialog
        resource={resource}
        record={record}
        isDirty={isDirty}
        onMoved={onMoved}
        name={asked}
        onClose={() => setAsked(undefined)}
        saveFirst={saveFirst}
      />
    </Suspense>
  )
  const shown = isWide ? promoted : 0
  return { steps, buttons: steps.slice(0, shown), others: steps.slice(shown), dialog }
}
