import { type HttpError, useDataProvider, useListContext, useStore, useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { ChoiceField } from '../../controls/parts/ChoiceField.tsx'
import { Dialog } from '../../controls/parts/Dialog.tsx'
import { QuestionDialog } from '../../controls/parts/QuestionDialog.tsx'
import { TextBoxField } from '../../controls/parts/TextBoxField.tsx'
import { Transfer } from '../../controls/transfer/Transfer.tsx'
import { defined } from '../../core/defined.ts'
import type { Condition } from '../../core/index.ts'
import { lineRows } from '../../derive/lineRows.ts'
import { readableFields } from '../../derive/permissions.ts'
import { wallTimeOf } from '../../fields/dateTime/zonedTime.ts'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'
import type { ExportFormat, ExportParams } from '../../providers/shopCalls.ts'
import { useReason } from '../../providers/useAct.ts'
import { saveFile } from '../saveFile.ts'
import { ExportProgress } from './ExportProgress.tsx'
import { useListView } from './ListViewContext.ts'
import { useExportBehind } from './useExportBehind.tsx'
import { useListTexts } from './useListTexts.ts'

interface ExportDialogProps {
  /** These records alone. */
  ids: readonly string[] | undefined
  onClose: () => void
}

/**
 * Writes the list into a file: its filter and order, and the columns as they are seen or as they are chosen here for the file. Where the shop asks why, so does this; the answer
 * stands in every line.
 */
export default function ExportDialog({ ids, onClose }: ExportDialogProps) {
  const translate = useTranslate()
  const refusal = useReason()
  const dataProvider = useDataProvider<ShopDataProvider>()
  const { resource, viewer, query, condition, columns } = useListView()
  const { total } = useListContext()
  const rows = readableFields(viewer, resource).find((name) => name === lineRows(resource))
  const [wanted, setFormat] = useStore<Format>('export.format', 'csv')
  const [content, setContent] = useStore<Content>('export.content', 'shown')
  const isWhole = content === 'whole'
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const texts = useListTexts(resource)
  const [names, setNames] = useState(() => columns.chosen.map(({ name }) => name))
  const id = useId()
  const parts = ids ? inParts(ids) : undefined
  // Lines of text can be joined, workbooks cannot.
  const formats: readonly Format[] = parts && parts.length > 1 ? ['csv'] : ['csv', 'xlsx']
  const format = formats.includes(wanted) ? wanted : 'csv'
  const askedOf = (filter: Condition) =>
    defined<ExportParams>({
      filter,
      sort: { field: query.sort, order: query.order },
      // Without names the server writes all that this person may read, so that an import finds each record again.
      fields: isWhole ? undefined : names,
      rows: isWhole ? rows : undefined,
      isNamed: isWhole || undefined,
      reason: isAsked ? reason.trim() : undefined,
    })
  const take = async (filter: Condition) => {
    const asked = askedOf(filter)
    const call = format === 'xlsx' ? dataProvider.exportWorkbook : dataProvider.exportCsv
    return (await call(resource.path, asked)).data
  }
  const save = (file: Blob) => {
    const { day } = wallTimeOf(new Date().toISOString())
    saveFile(file, `${resource.endpoint}-${day}.${format}`)
    onClose()
  }
  const behind = useExportBehind(save)
  const submit = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      if (!ids && (total === undefined || total > mostAtOnce))
        return await behind.begin({ ...askedOf(condition), format })
      const files = await Promise.all((parts?.map((part) => ({ id: part })) ?? [condition]).map(take))
      save(await joined(files))
    } catch (error) {
      if (!isAsked && (error as HttpError).body?.code === 'reason-asked') setAsked(true)
      else setProblem(refusal(error))
      setBusy(false)
    }
  }
  const choice = { id: `${id}-format`, source: 'format', label: translate('task.export.format') }
  const why = { id: `${id}-reason`, source: 'reason', label: translate('task.reason.label'), required: true }
  const formatHelp = translate(formats.length > 1 ? 'task.export.help' : 'task.export.csvOnly')
  const help = translate('task.reason.help')
  const { made, failure, giveUp } = behind
  if (made)
    return (
      <Dialog title={translate('task.export.title')} size="medium" onClose={onClose}>
        <ExportProgress
          made={made}
          failure={failure}
          onStop={async () => {
            await giveUp(made)
            onClose()
          }}
          onClose={onClose}
        />
      </Dialog>
    )
  return (
    <QuestionDialog
      title={translate('task.export.title')}
      size="medium"
      onClose={onClose}
      onSubmit={submit}
      busy={isBusy}
      disabled={(names.length === 0 && !isWhole) || (isAsked && reason.trim().length < 3)}
      data-first
      submit={translate('list.export')}
    >
      <ChoiceField
        {...choice}
        help={formatHelp}
        error={problem}
        choices={formats.map((value) => ({ value, label: translate(`task.export.${value}`) }))}
        chosen={format}
        onChoose={(value) => setFormat(value as Format)}
      />
      <ChoiceField
        id={`${id}-content`}
        source="content"
        label={translate('task.export.content')}
        choices={contents.map((value) => ({
          value,
          label: translate(`task.export.${value}${value === 'whole' && rows ? 'Lines' : ''}`, {
            rows: texts.field(rows ?? ''),
          }),
        }))}
        chosen={content}
        onChoose={(value) => setContent(value as Content)}
      />
      <details hidden={isWhole}>
        <summary>{translate('task.export.columns', { smart_count: names.length })}</summary>
        <Transfer
          labels={[translate('task.export.leftOut'), translate('task.export.inFile')]}
          items={columns.all.map(({ name }) => ({ id: name, title: texts.field(name) }))}
          taken={names}
          onChange={setNames}
        />
      </details>
      {isAsked && (
        <TextBoxField {...why} help={help} text={reason} onText={setReason} maxLength={255} autoFocus />
      )}
    </QuestionDialog>
  )
}

type Format = ExportFormat

/** More records than a page are taken out behind, so that a lost connection loses nothing. */
const mostAtOnce = 100

/** The columns of the list, or all that is there, to change it elsewhere and take it in again. */
const contents = ['shown', 'whole'] as const

type Content = (typeof contents)[number]

/** Ids travel in the address, which has a limited length. */
const inParts = (ids: readonly string[], size = 100): string[][] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, part) => ids.slice(part * size, (part + 1) * size))

/** One file of several: the line of names once. */
async function joined(files: readonly Blob[]): Promise<Blob> {
  const [first = new Blob(), ...others] = files
  if (others.length === 0) return first
  const lines = await Promise.all(others.map(async (file) => (await file.text()).replace(/^[^\n]*\n/, '')))
  return new Blob([first, ...lines], { type: 'text/csv;charset=utf-8' })
}
