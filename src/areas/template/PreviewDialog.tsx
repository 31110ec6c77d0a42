import { useNotify, useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { template } from '../../../resources/content/template.ts'
import { areaHeads } from '../../areas.ts'
import type { AreaHead } from '../../core/index.ts'
import { hasFlag } from '../../core/index.ts'
import { SafeHtml } from '../../fields/richText/SafeHtml.tsx'
import { useOperation } from '../../providers/useOperation.ts'
import { useViewer } from '../../shell/access/useViewer.ts'
import { Button } from '../../shell/controls/Button.tsx'
import { Dialog, dialog } from '../../views/form/parts/Dialog.tsx'
import { Skeleton } from '../../views/form/parts/Skeleton.tsx'
import type { OwnActionProps } from '../../views/overrides.ts'
import css from './template.module.css'
import { useTemplateTexts } from './useTemplateTexts.ts'

interface Preview {
  readonly subject: string | null
  readonly body: string
  readonly plain: string
  readonly html: boolean
}

const widths = ['desktop', 'mobile', 'plain'] as const

/** A template filled in, as the server fills it: wide, narrow or as plain text, with samples or with what was last sent. */
export default function PreviewDialog({ records: [record], close }: OwnActionProps) {
  const ask = useOperation(template)
  const notify = useNotify()
  const translate = useTranslate()
  const viewer = useViewer()
  const { own, action } = useTemplateTexts()
  const [values, setValues] = useState<'samples' | 'last'>('samples')
  const [width, setWidth] = useState<(typeof widths)[number]>('desktop')
  const [preview, setPreview] = useState<Preview>()
  const mayRead = hasFlag(viewer, (areaHeads.notification as AreaHead).name, 'viewPii')
  const id = record?.id ?? ''
  useEffect(() => {
    const asking = new AbortController()
    ask<Preview>('preview', { id, input: { values }, signal: asking.signal }).then(
      setPreview,
      (error: Error) => asking.signal.aborted || notify(error.message, { type: 'error' }),
    )
    return () => asking.abort()
  }, [ask, notify, id, values])
  const sources = mayRead ? (['samples', 'last'] as const) : (['samples'] as const)
  return (
    <Dialog title={`${action('preview')}: ${String(record?.name ?? '')}`} size="large" onClose={close}>
      <div className={dialog.body}>
        <div className={css.choices}>
          <fieldset>
            <legend>{own('width')}</legend>
            {widths.map((one) => (
              <Button
                key={one}
                small
                look={one === width ? 'primary' : 'outlined'}
                aria-pressed={one === width}
                onClick={() => setWidth(one)}
              >
                {own(one)}
              </Button>
            ))}
          </fieldset>
          {sources.length > 1 && (
            <fieldset>
              <legend>{own('values')}</legend>
              {sources.map((one) => (
                <Button
                  key={one}
                  small
                  look={one === values ? 'primary' : 'outlined'}
                  aria-pressed={one === values}
                  onClick={() => setValues(one)}
                >
                  {own(one === 'last' ? 'lastSent' : 'samples')}
                </Button>
              ))}
            </fieldset>
          )}
        </div>
        <article className={css.paper} data-width={width} aria-live="polite" aria-busy={!preview}>
          {!preview && <Skeleton height={120} />}
          {preview?.subject && <h3>{preview.subject}</h3>}
          {preview &&
            (preview.html && width !== 'plain' ? (
              <SafeHtml html={preview.body} />
            ) : (
              <pre className={css.plain} dir="auto">
                {preview.plain}
              </pre>
            ))}
        </article>
      </div>
      <div className={dialog.actions}>
        <Button onClick={close}>{translate('ra.action.close')}</Button>
      </div>
    </Dialog>
  )
}
