import { lazy, Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import type { Resource } from '../../../../../src/core/index.ts'
import { useFormFacts } from '../../../../../src/views/form/FormContexts.ts'
import type { Combination, VariantKey } from '../../rules/combinations.ts'
import type { ProductOptions } from '../../rules/options.ts'
import { GenerateDialog } from './GenerateDialog.tsx'
import { PriceDialog } from './PriceDialog.tsx'
import { type CellChange, type CostRow, type Sheet, storedId } from './sheet.ts'

const LabelsDialog = lazy(async () => ({
  default: (await import('../../../../shared/print/screens/ProductLabelsDialog.tsx')).LabelsDialog,
}))

/** What a dialog over the sheet is open for. */
export type VariantTask = 'generate' | 'prices' | 'labels'

interface VariantDialogsProps {
  task: VariantTask | undefined
  resource: Resource
  options: ProductOptions
  sheet: Sheet
  costs: ReadonlyMap<string, CostRow>
  /** The rows that prices are changed of, by their number. */
  scope: readonly number[]
  scopeText: string
  room: number
  onAdd: (made: readonly Combination[]) => void
  onCells: (changes: readonly CellChange[]) => void
  onClose: () => void
}

/** The dialogs over the sheet. */
export function VariantDialogs(props: VariantDialogsProps) {
  const { task, resource, options, sheet, costs, scope, scopeText, room, onAdd, onCells, onClose } = props
  const { base } = useFormFacts()
  const style = useWatch({ name: 'styleCode' }) as unknown
  if (task === 'generate') {
    return (
      <GenerateDialog
        resource={resource}
        options={options}
        room={room}
        onAdd={onAdd}
        onClose={onClose}
        id={base === undefined ? undefined : String(base.id)}
        style={typeof style === 'string' ? style : ''}
        existing={sheet.rows as readonly VariantKey[]}
      />
    )
  }
  if (task === 'labels') {
    const ids = scope.flatMap((row) => storedId(sheet, row) ?? [])
    return (
      <Suspense>
        <LabelsDialog of="variants" ids={ids} close={onClose} />
      </Suspense>
    )
  }
  if (task !== 'prices') return null
  return (
    <PriceDialog
      rows={scope.map((row) => [row, sheet.rows[row] ?? {}] as const)}
      costs={costs}
      scope={scopeText}
      onApply={onCells}
      onClose={onClose}
    />
  )
}
