import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { AnyRecord } from '../../core/index.ts'
import { useOperation } from '../../providers/useOperation.ts'
import { Button } from '../../shell/controls/Button.tsx'
import { Dialog, dialog } from '../../views/form/parts/Dialog.tsx'
import type { OwnActionProps } from '../../views/overrides.ts'
import { useAreaWords } from '../../views/useAreaWords.ts'
import { Choice } from '../template/Choice.tsx'
import { MessagePaper, type Preview } from '../template/MessagePaper.tsx'

/** What the customers of each language get, within its layout and with samples. */
export default function PreviewDialog({ resource, records, close }: OwnActionProps) {
  const { id, version, name, texts } = records[0] as AnyRecord
  const translate = useTranslate()
  const ask = useOperation(resource)
  const { text, action, field, value } = useAreaWords(resource.path)
  const locales = (texts as { locale: string }[]).map(({ locale }) => locale)
  const [chosen, setChosen] = useState(locales[0] ?? 'en')
  const { data, error } = useQuery({
    queryKey: [resource.path, 'preview', id, version, chosen],
    queryFn: ({ signal }) => ask<Preview>('preview', { id, input: { locale: chosen }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <Dialog title={`${action('preview')}: ${String(name)}`} size="large" onClose={close}>
      <div className={dialog.body}>
        {error ? (
          <p role="alert">{error.message}</p>
        ) : (
          <MessagePaper preview={data} text={text}>
            {locales.length > 1 && (
              <Choice
                label={field('texts.locale')}
                all={locales}
                chosen={chosen}
                onChoose={setChosen}
                nameOf={(one) => value('texts.locale', one)}
              />
            )}
          </MessagePaper>
        )}
      </div>
      <div className={dialog.actions}>
        <Button onClick={close}>{translate('ra.action.close')}</Button>
      </div>
    </Dialog>
  )
}
