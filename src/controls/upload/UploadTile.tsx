import { useLocale, useTranslate } from 'ra-core'
import { formatNumber } from '../../fields/decimal/formatNumber.ts'
import { Glyph } from '../parts/Glyph.tsx'
import { Progress } from '../parts/Progress.tsx'
import css from './upload.module.css'
import type { Upload } from './useUploads.ts'

interface UploadTileProps {
  upload: Upload
  onCancel: () => void
  onRetry: () => void
}

/** A file on its way: how far it is, how to stop it; why it failed, and how to try again. */
export function UploadTile({
  upload: { file, preview, progress, failure },
  onCancel,
  onRetry,
}: UploadTileProps) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const name = file.name
  return (
    <div className={css.upload} data-failed={failure !== undefined || undefined}>
      {preview && <img className={css.ghost} src={preview} alt="" />}
      <div className={css.uploadWords}>
        <span className={css.fileName}>{name}</span>
        {failure === undefined ? (
          <>
            <Progress label={translate('fields.upload.sending', { name })} done={progress} />
            <span className={css.part}>{formatNumber(progress, locale, { style: 'percent' })}</span>
          </>
        ) : (
          <span className={css.failure} role="alert">
            {failure}
          </span>
        )}
      </div>
      <div className={css.uploadTools}>
        {failure !== undefined && (
          <button
            type="button"
            className={css.tool}
            aria-label={translate('fields.upload.retry', { name })}
            onClick={onRetry}
          >
            <Glyph name="retry" />
          </button>
        )}
        <button
          type="button"
          className={css.tool}
          aria-label={translate(failure === undefined ? 'fields.upload.cancel' : 'fields.upload.dismiss', {
            name,
          })}
          onClick={onCancel}
        >
          <Glyph name="close" />
        </button>
      </div>
    </div>
  )
}
