import { useLocale, useTranslate } from 'ra-core'
import { dialog } from '../../controls/parts/Dialog.tsx'
import { DialogButtons } from '../../controls/parts/DialogButtons.tsx'
import { formatNumber } from '../../fields/decimal/formatNumber.ts'
import type { ExportState } from './useExportBehind.tsx'

interface ExportProgressProps {
  made: ExportState
  failure: string | undefined
  onStop: () => void
  onClose: () => void
}

/** How far a file is that is made behind; it goes on when this is closed. */
export function ExportProgress({ made, failure, onStop, onClose }: ExportProgressProps) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const { lines, total } = made
  const written = formatNumber(lines ?? 0, locale)
  return (
    <>
      <div className={dialog.body}>
        {!failure && (
          <progress
            max={Math.max(1, total ?? 1)}
            value={total === null ? undefined : Math.min(lines ?? 0, total)}
            aria-label={translate('task.export.title')}
            style={{ inlineSize: '100%' }}
          />
        )}
        <p role="status">
          {failure ??
            translate('task.export.making', { lines: written, total: formatNumber(total ?? 0, locale) })}
        </p>
        {!failure && <p>{translate('task.export.goesOn')}</p>}
      </div>
      <DialogButtons
        onCancel={failure ? undefined : onStop}
        cancel={translate('task.all.stop')}
        onClick={onClose}
        data-first
      >
        {translate('ra.action.close')}
      </DialogButtons>
    </>
  )
}
