import { useLocale, useTranslate } from 'ra-core'
import { dialog } from '../../controls/parts/Dialog.tsx'
import { DialogButtons } from '../../controls/parts/DialogButtons.tsx'
import { Progress } from '../../controls/parts/Progress.tsx'
import { formatNumber } from '../../fields/decimal/formatNumber.ts'
import { Button } from '../../shell/controls/Button.tsx'
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
          <Progress
            label={translate('task.export.title')}
            done={total === null ? undefined : (lines ?? 0)}
            of={total ?? undefined}
          />
        )}
        <p role="status">
          {failure ??
            translate('task.export.making', { lines: written, total: formatNumber(total ?? 0, locale) })}
        </p>
        {!failure && <p>{translate('task.export.goesOn')}</p>}
      </div>
      <DialogButtons
        isCancelFirst
        onCancel={onClose}
        more={!failure && <Button onClick={onStop}>{translate('task.all.stop')}</Button>}
      />
    </>
  )
}
