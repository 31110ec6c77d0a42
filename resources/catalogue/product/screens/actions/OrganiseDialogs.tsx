import { type ReactNode, useId, useState } from 'react'
import { areaHeads } from '#areas'
import { LookupBox } from '../../../../../src/controls/lookup/LookupBox.tsx'
import { ChoiceField } from '../../../../../src/controls/parts/ChoiceField.tsx'
import { Frame } from '../../../../../src/controls/parts/Frame.tsx'
import { Switch } from '../../../../../src/controls/parts/Switch.tsx'
import type { AreaHead, RecordOf } from '../../../../../src/core/index.ts'
import { canAct } from '../../../../../src/derive/permissions.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import type { OwnActionProps } from '../../../../../src/views/overrides.ts'
import { CategoryBox } from '../../../productCategory/screens/CategoryBox.tsx'
import type { product } from '../../product.ts'
import pricing from '../pricing/pricing.module.css'
import { useOwn } from '../useOwn.ts'
import { OrganiseOutcome } from './OrganiseOutcome.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'
import { type OrganiseInput, useOrganise } from './useOrganise.ts'

type Action = OrganiseInput['action']

/** Puts the chosen products into a category, also as their primary one, or takes them out. */
export function CategoriesDialog(props: OwnActionProps<RecordOf<typeof product>>) {
  const viewer = useViewer()
  const pairs = areaHeads.productCategory as AreaHead
  const open: Action[] = [
    ...(canAct(viewer, pairs, 'create') ? (['add'] as const) : []),
    ...(canAct(viewer, pairs, 'delete') ? (['remove'] as const) : []),
  ]
  return <OrganiseDialog {...props} kind="category" open={open} hasPrimary={canAct(viewer, pairs, 'edit')} />
}

/** Puts a tag on the chosen products, or takes it off. */
export function TagsDialog(props: OwnActionProps<RecordOf<typeof product>>) {
  return <OrganiseDialog {...props} kind="tag" open={['add', 'remove']} />
}

/** Puts the chosen products into a collection by hand, or takes them out. */
export function CollectionsDialog(props: OwnActionProps<RecordOf<typeof product>>) {
  return <OrganiseDialog {...props} kind="collection" open={['add', 'remove']} />
}

interface OrganiseDialogProps extends OwnActionProps<RecordOf<typeof product>> {
  kind: OrganiseInput['kind']
  /** What the person may do. */
  open: readonly Action[]
  hasPrimary?: boolean
}

function OrganiseDialog({ resource, records, close, kind, open, hasPrimary = false }: OrganiseDialogProps) {
  const own = useOwn()
  const id = useId()
  const [ids] = useState(() => records.map(({ id: each }) => each))
  const [action, setAction] = useState<Action>(open[0] ?? 'add')
  const [target, setTarget] = useState<string | null>(null)
  const [primary, setPrimary] = useState(false)
  const isPrimary = hasPrimary && primary && action === 'add'
  const input = target === null ? undefined : { kind, action, target, primary: isPrimary }
  const { report, problem, isBusy, submit } = useOrganise(resource, ids, input, close)
  const label = own(`organise.what.${kind}`)
  const fields: ReactNode = (
    <>
      <ChoiceField
        id={`${id}-action`}
        source="action"
        label={own('organise.how')}
        choices={open.map((value) => ({ value, label: own(`organise.${kind}.${value}`) }))}
        chosen={action}
        onChoose={(value) => setAction(value as Action)}
      />
      {kind === 'category' ? (
        <CategoryBox required label={label} value={target} onChange={setTarget} />
      ) : (
        <TargetBox id={`${id}-target`} kind={kind} label={label} value={target} onChange={setTarget} />
      )}
      {hasPrimary && action === 'add' && (
        <Switch
          id={`${id}-primary`}
          source="primary"
          label={own('organise.primary')}
          isOn={primary}
          onSwitch={setPrimary}
        />
      )}
    </>
  )
  const changed = report?.changed ?? 0
  return (
    <PreviewDialog
      title={own(`organise.title.${kind}`)}
      scope={own('organise.scope', { smart_count: ids.length })}
      problem={problem}
      apply={own('organise.apply', { smart_count: changed })}
      isReady={changed > 0}
      isBusy={isBusy}
      onApply={() => void submit()}
      close={close}
    >
      <div className={pricing.fields}>{fields}</div>
      {report && <OrganiseOutcome report={report} />}
    </PreviewDialog>
  )
}

interface TargetBoxProps {
  id: string
  kind: 'tag' | 'collection'
  label: string
  value: string | null
  onChange: (id: string | null) => void
}

function TargetBox({ kind, ...props }: TargetBoxProps) {
  return (
    <Frame id={props.id} source={kind} label={props.label}>
      <LookupBox {...props} source={kind} required options={{ to: kind }} />
    </Frame>
  )
}
