import { useTranslate } from 'ra-core'
import { useEffect } from 'react'
import { Button } from '../../shell/controls/Button.tsx'
import { isModal } from '../../shell/shortcuts/keys.ts'
import css from '../form/form.module.css'

interface SheetBarProps {
  /** How many cells are changed, of how many records. */
  cells: number
  records: number
  /** How many cells must be put right, and how many somebody else changed too. */
  wrong: number
  clashes: number
  /** Whether it is from the last time that somebody was here. */
  isRestored: boolean
  progress: { readonly done: number; readonly of: number } | undefined
  onNext: () => void
  onDiscard: () => void
  onSave: () => void
}

/** Says what is not saved yet and what must be looked at first, and saves it or throws it away. */
export function SheetBar({
  cells,
  records,
  wrong,
  clashes,
  isRestored,
  progress,
  onNext,
  onDiscard,
  onSave,
}: SheetBarProps) {
  const translate = useTranslate()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)
      if (!isSave || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (!isModal()) onSave()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [onSave])
  return (
    <section className={css.bar} aria-label={translate('form.saveBar')}>
      <div className={css.barWords} role="status">
        {progress ? (
          translate('grid.saving', { number: progress.done + 1, of: progress.of })
        ) : (
          <>
            <strong>{translate('grid.unsaved', { smart_count: cells })}</strong>{' '}
            {translate('grid.inRecords', { smart_count: records })}
            {isRestored && ` · ${translate('grid.restored')}`}
            {clashes > 0 && ` · ${translate('grid.clashes', { smart_count: clashes })}`}
            {wrong > 0 && ` · ${translate('grid.wrong', { smart_count: wrong })}`}
          </>
        )}
      </div>
      <div className={css.barButtons}>
        {wrong + clashes > 0 && (
          <Button look="text" onClick={onNext}>
            {translate('grid.next')}
          </Button>
        )}
        <Button look="text" disabled={progress !== undefined} onClick={onDiscard}>
          {translate('form.discard')}
        </Button>
        <Button
          look="primary"
          busy={progress !== undefined}
          onClick={onSave}
          aria-keyshortcuts="Control+S Meta+S"
        >
          {translate('form.save')}
        </Button>
      </div>
    </section>
  )
}
