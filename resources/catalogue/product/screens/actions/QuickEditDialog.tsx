import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useLocale, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { Dialog, dialog } from '../../../../../src/controls/parts/Dialog.tsx'
import { Frame } from '../../../../../src/controls/parts/Frame.tsx'
import { Question } from '../../../../../src/controls/parts/QuestionDialog.tsx'
import type { AnyRecord, Field, RecordOf, Resource } from '../../../../../src/core/index.ts'
import { canActOn, writableFields } from '../../../../../src/derive/permissions.ts'
import { inputOf } from '../../../../../src/fields/inputs.ts'
import type { ShopDataProvider } from '../../../../../src/providers/dataProvider.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../../src/shell/controls/Button.tsx'
import { failureOf } from '../../../../../src/views/form/failureOf.ts'
import { useTexts } from '../../../../../src/views/form/useTexts.ts'
import type { OwnActionProps } from '../../../../../src/views/overrides.ts'
import { titleOf } from '../../../../../src/views/titleOf.ts'
import { useSteps } from '../../../../../src/views/workflow/useSteps.tsx'
import type { product } from '../../product.ts'
import pricing from '../pricing/pricing.module.css'
import { useOwn } from '../useOwn.ts'
import css from './actions.module.css'

/** The fields of the product, and those that are set for all its variants at once. */
const ownFields = ['visibility', 'brand', 'primaryCategory', 'categories', 'tags'] as const
const variantFields = ['mrp', 'salePrice', 'lowStock'] as const

/**
 * The few things that change every day, at the side of the list: state, prices and threshold of all variants, where it is shown, and
 * where it belongs.
 */
export default function QuickEditDialog({
  resource,
  records,
  close,
}: OwnActionProps<RecordOf<typeof product>>) {
  const own = useOwn()
  const locale = useLocale() ?? 'en'
  const dataProvider = useDataProvider<ShopDataProvider>()
  const [first] = records
  const { data, error } = useQuery({
    queryKey: [resource.path, 'quickEdit', first?.id],
    queryFn: async () =>
      (await dataProvider.getOne(resource.path, { id: first?.id ?? '' })).data as AnyRecord,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  return (
    <Dialog
      title={own('quick.title', { name: first ? titleOf(resource, first, locale) : '' })}
      side="end"
      onClose={close}
    >
      {data ? (
        <QuickForm key={data.version} resource={resource} record={data} close={close} />
      ) : (
        <div className={dialog.body} aria-busy={!error}>
          {error && <p role="alert">{error.message}</p>}
        </div>
      )}
    </Dialog>
  )
}

interface QuickFormProps {
  resource: Resource
  record: AnyRecord
  close: () => void
}

function QuickForm({ resource, record, close }: QuickFormProps) {
  const translate = useTranslate()
  const own = useOwn()
  const notify = useNotify()
  const viewer = useViewer()
  const texts = useTexts(resource)
  const dataProvider = useDataProvider<ShopDataProvider>()
  const [changes, setChanges] = useState<Readonly<Record<string, unknown>>>({})
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { buttons, others, dialog: stepDialog } = useSteps(resource, record, { onMoved: close })
  const writable = new Set(canActOn(viewer, resource, 'edit', record) ? writableFields(viewer, resource) : [])
  const rows = record.variants as readonly Readonly<Record<string, unknown>>[]
  const fields = resource.fields as Readonly<Record<string, Field>>
  const inner = (fields.variants?.options.fields ?? {}) as Readonly<Record<string, Field>>
  const common = (name: string) =>
    rows.every((row) => row[name] === rows[0]?.[name]) ? (rows[0]?.[name] ?? null) : null
  const set = (name: string, value: unknown) => setChanges((known) => ({ ...known, [name]: value }))
  const isDirty = Object.keys(changes).length > 0
  const submit = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      const data = { ...valuesOf(changes, rows), version: record.version }
      await dataProvider.update(resource.path, { id: record.id, data, previousData: record })
      notify(own('quick.saved'), { type: 'success' })
      close()
    } catch (error) {
      const failure = failureOf(error)
      setBusy(false)
      setProblem(
        failure.kind === 'stale'
          ? own('quick.stale')
          : failure.kind === 'invalid'
            ? failure.problems.map(({ message }) => message).join(' ')
            : failure.message || translate('task.failed'),
      )
    }
  }
  const box = (name: string, key: string, field: Field | undefined, value: unknown, isOpen: boolean) => {
    const Edit = field && inputOf(field.kind).Edit
    if (!Edit) return null
    const id = `quick-${key}`
    return (
      <Frame
        key={key}
        id={id}
        source={key}
        label={texts.field(name)}
        locked={isOpen ? undefined : translate('form.readOnly')}
      >
        <Edit
          id={id}
          source={key}
          name={name}
          label={texts.field(name)}
          field={field}
          resource={resource}
          options={field.options}
          value={value}
          disabled={!isOpen}
          onChange={(next: unknown) => set(key, next)}
        />
      </Frame>
    )
  }
  return (
    <Question
      onClose={close}
      disabled={!isDirty}
      busy={isBusy}
      onClick={() => void submit()}
      submit={translate('form.save')}
    >
      {[...buttons, ...others].length > 0 && (
        <div className={css.steps}>
          {[...buttons, ...others].map(({ name, label, isDisabled, isDanger, start }) => (
            <Button key={name} small danger={isDanger} disabled={isDisabled || isDirty} onClick={start}>
              {label}
            </Button>
          ))}
        </div>
      )}
      <div className={pricing.fields}>
        {variantFields.map((name) =>
          box(
            `variants.${name}`,
            name,
            inner[name],
            name in changes ? changes[name] : common(name),
            rows.length > 0 && writable.has('variants') && (name === 'lowStock' || writable.has('salePrice')),
          ),
        )}
      </div>
      <p className={pricing.quiet}>{own('quick.allVariants', { smart_count: rows.length })}</p>
      <div className={pricing.fields}>
        {ownFields.map((name) =>
          box(name, name, fields[name], name in changes ? changes[name] : record[name], writable.has(name)),
        )}
      </div>
      {problem && (
        <p className={pricing.wrong} role="alert">
          {problem}
        </p>
      )}
      {stepDialog}
    </Question>
  )
}

/** What is sent: the product's own fields as they are, those of the variants in every row. An emptied price changes nothing. */
function valuesOf(
  changes: Readonly<Record<string, unknown>>,
  rows: readonly Readonly<Record<string, unknown>>[],
): Record<string, unknown> {
  const forVariants = variantFields.filter(
    (name) => name in changes && (name === 'lowStock' || changes[name] !== null),
  )
  const values = Object.fromEntries(
    ownFields.filter((name) => name in changes).map((name) => [name, changes[name]]),
  )
  if (forVariants.length === 0) return values
  const common = Object.fromEntries(forVariants.map((name) => [name, changes[name]]))
  return { ...values, variants: rows.map((row) => ({ ...row, ...common })) }
}
