import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { orderReturn } from '../orderReturn.ts'
import ReceiveDialog from './ReceiveDialog.tsx'
import css from './returns.module.css'

type Return = RecordOf<typeof orderReturn>

/** Finds the return that a scanned parcel belongs to, and takes it in. After one comes the next. */
export default function ScanDialog({ resource, close }: OwnActionProps<Return>) {
  const { text, action, value } = useAreaWords<typeof orderReturn>(resource.path)
  const translate = useTranslate()
  const ask = useOperation(resource)
  const [act, isBusy] = useAct()
  const id = useId()
  const [code, setCode] = useState('')
  const [found, setFound] = useState<readonly Return[]>()
  const [open, setOpen] = useState<Return>()
  const look = () =>
    void act(async () => {
      const { found: records } = await ask<{ found: Return[] }>('findByCode', {
        input: { code: code.trim() },
      })
      setFound(records)
      if (records.length === 1) setOpen(records[0])
      return undefined
    })
  if (open) {
    return (
      <ReceiveDialog
        resource={resource}
        records={[open]}
        close={() => {
          setOpen(undefined)
          setFound(undefined)
          setCode('')
        }}
      />
    )
  }
  const part = { id: `${id}-code`, source: 'code', label: text('scanParcel') }
  return (
    <QuestionDialog
      title={action('scan')}
      onClose={close}
      cancel={translate('ra.action.close')}
      busy={isBusy}
      disabled={code.trim() === ''}
      onClick={look}
      submit={text('find')}
    >
      <div className={css.fields}>
        <TextBoxField
          {...part}
          help={text('scanParcelHint')}
          dir="ltr"
          text={code}
          onText={setCode}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || code.trim() === '') return
            event.preventDefault()
            look()
          }}
          more={{ 'data-first': true }}
        />
        <div role="status">
          {found?.length === 0 && <p className={css.notice}>{text('scanNothing', { code })}</p>}
          {found && found.length > 1 && (
            <ul className={css.parcels}>
              {found.map((record) => (
                <li key={record.id}>
                  <Button small onClick={() => setOpen(record)}>
                    {record.number}
                  </Button>
                  <span className={css.quiet}>{value('status', record.status)}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </QuestionDialog>
  )
}
