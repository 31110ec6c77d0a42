import { useNotify, useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { template } from '../../../resources/content/template.ts'
import { areaHeads } from '../../areas.ts'
import type { AreaHead } from '../../core/index.ts'
import { hasFlag } from '../../core/index.ts'
import { useOperation } from '../../providers/useOperation.ts'
import { useViewer } from '../../shell/access/useViewer.ts'
import { Button } from '../../shell/controls/Button.tsx'
import { Dialog, dialog } from '../../views/form/parts/Dialog.tsx'
import type { OwnActionProps } from '../../views/overrides.ts'
import { Choice } from './Choice.tsx'
import { MessagePaper, type Preview } from './MessagePaper.tsx'
import { useTemplateTexts } from './useTemplateTexts.ts'

const sources = ['samples', 'last'] as const

/** A template filled in, as the server fills it: with samples or with what was last sent. */
export default function PreviewDialog({ records: [record], close }: OwnActionProps) {
  const ask = useOperation(template)
  const notify = useNotify()
  const translate = useTranslate()
  const viewer = useViewer()
  const { own, action } = useTemplateTexts()
  const [values, setValues] = useState<(typeof sources)[number]>('samples')
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
  return (
    <Dialog title={`${action('preview')}: ${String(record?.name ?? '')}`} size="large" onClose={close}>
      <div className={dialog.body}>
        <MessagePaper preview={preview} text={own}>
          {mayRead && (
            <Choice
              label={own('values')}
              all={sources}
              chosen={values}
              onChoose={setValues}
              nameOf={(one) => own(one === 'last' ? 'lastSent' : 'samples')}
            />
          )}
        </MessagePaper>
      </div>
      <div className={dialog.actions}>
        <Button onClick={close}>{translate('ra.action.close')}</Button>
      </div>
    </Dialog>
  )
}
