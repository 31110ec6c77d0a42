import { useTranslate } from 'ra-core'
import { Dialog, dialog } from '../../../controls/parts/Dialog.tsx'
import { FileButton } from '../../../controls/upload/FileButton.tsx'
import { Button } from '../../../shell/controls/Button.tsx'
import { saveCsv } from '../../csvFile.ts'
import { ColumnChoices } from './ColumnChoices.tsx'
import { ForeignNote } from './ForeignNote.tsx'
import { ImportOutcome } from './ImportOutcome.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import css from './import.module.css'
import { leftOut, templateColumns } from './importColumns.ts'
import { KeyChoice } from './KeyChoice.tsx'
import { useImport } from './useImport.ts'

/**
 * Takes records in from a file, CSV, XLSX or JSON: its columns are recognised or chosen, the server says what would happen before anything is
 * written, and lines that it refuses can be kept as a file that is imported again once they are mended.
 */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const { resource, columns, file, chosen, keys, by, result, isBusy, isMended, ...steps } = useImport()
  const { open, choose, setBy, compare, store, mend, undo, back, underWay, stop } = steps
  const own = (key: string, values = {}) => translate(`task.import.${key}`, values)
  const changes = (result?.created ?? 0) + (result?.updated ?? 0)
  const twice = chosen.find((name, at) => name !== leftOut && chosen.indexOf(name) < at)
  const saveTemplate = () =>
    saveCsv({ head: templateColumns(resource, columns), rows: [] }, `${resource.endpoint}-template`)
  const undoId = result?.isStored ? result.undo?.id : undefined
  return (
    <Dialog title={`${own('title')}${file ? `: ${file.name}` : ''}`} size="large" onClose={onClose}>
      <div className={dialog.body}>
        {!file && <p>{own(resource.takenIn ? 'leadTaken' : 'lead')}</p>}
        {!file && !resource.takenIn && (
          <ul className={css.rules}>
            {(['columns', 'lines', 'others'] as const).map((rule) => (
              <li key={rule}>{own(`rules.${rule}`)}</li>
            ))}
          </ul>
        )}
        {file && !result && !underWay && <ForeignNote file={file} chosen={chosen} />}
        {underWay && <ImportProgress job={underWay} />}
        {file && !result && !underWay && (
          <ColumnChoices file={file} columns={columns} chosen={chosen} twice={twice} onChoose={choose}>
            {keys.length > 0 && <KeyChoice keys={keys} chosen={by} onChoose={setBy} />}
          </ColumnChoices>
        )}
        {file && result && !underWay && (
          <ImportOutcome result={result} file={file} resource={resource} chosen={chosen} onMend={mend} />
        )}
      </div>
      <div className={dialog.actions}>
        {file && !result?.isStored ? (
          <Button look="text" disabled={isBusy} onClick={back}>
            {own('back')}
          </Button>
        ) : (
          !file && (
            <Button look="text" onClick={saveTemplate}>
              {own('template')}
            </Button>
          )
        )}
        {underWay && <Button onClick={() => void stop()}>{translate('task.all.stop')}</Button>}
        <Button onClick={onClose}>
          {translate(result?.isStored ? 'ra.action.close' : 'ra.action.cancel')}
        </Button>
        {!file && (
          <FileButton
            look="primary"
            busy={isBusy}
            data-first
            accept="text/csv,.csv,.txt,.tsv,.xlsx,.json"
            onFile={(taken) => void open(taken)}
          >
            {own('choose')}
          </FileButton>
        )}
        {file && !result && (
          <Button
            look="primary"
            busy={isBusy}
            disabled={twice !== undefined || chosen.every((name) => name === leftOut)}
            onClick={() => void compare()}
          >
            {own('compare')}
          </Button>
        )}
        {undoId !== undefined && (
          <Button disabled={isBusy} onClick={() => void undo(undoId).then(onClose)}>
            {own('undo')}
          </Button>
        )}
        {result && !result.isStored && isMended && (
          <Button look="primary" busy={isBusy} onClick={() => void compare()}>
            {own('again')}
          </Button>
        )}
        {result && !result.isStored && !isMended && (
          <Button look="primary" busy={isBusy} disabled={changes === 0} onClick={() => void store()}>
            {own('store', { smart_count: changes })}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
