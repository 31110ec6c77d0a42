import { useQuery } from '@tanstack/react-query'
import {
  useCreatePath,
  useDataProvider,
  useDelete,
  useLocale,
  useNavigate,
  useNotify,
  useTranslate,
} from 'ra-core'
import { useId, useState } from 'react'
import { Dialog, dialog } from '../../controls/parts/Dialog.tsx'
import { DialogButtons } from '../../controls/parts/DialogButtons.tsx'
import { Skeleton } from '../../controls/parts/Skeleton.tsx'
import type { AnyRecord, Resource } from '../../core/index.ts'
import { finalityOf } from '../../derive/undo.ts'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'
import { ReferrerText } from '../ReferrerText.tsx'
import { titleOf } from '../titleOf.ts'
import css from './form.module.css'
import { TypedToDelete } from './TypedToDelete.tsx'
import { useTexts } from './useTexts.ts'

export interface DeleteDialogProps {
  resource: Resource
  record: AnyRecord
  onDeleted?: (() => void) | undefined
  /** Leads on afterwards; to the list of the area where nothing else is said. */
  goOn?: () => void
  onClose: () => void
}

/** Names the record, lists what refers to it, and only then deletes; what nothing brings back asks for the name, typed. What is referred to cannot be deleted; archiving is offered instead. */
export function DeleteDialog({ resource, record, onDeleted, goOn, onClose }: DeleteDialogProps) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const texts = useTexts(resource)
  const notify = useNotify()
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const dataProvider = useDataProvider<ShopDataProvider>()
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const [remove, { isPending }] = useDelete()
  const { data: referrers, isPending: isLooking } = useQuery({
    queryKey: [resource.path, 'referrers', record.id],
    queryFn: async ({ signal }) =>
      (await dataProvider.referrers(resource.path, { id: record.id, signal })).data,
    staleTime: 0,
    retry: false,
  })
  const title = titleOf(resource, record, locale)
  const isUsed = (referrers?.length ?? 0) > 0
  const isFinal = finalityOf(resource, 'delete') !== null
  const [isConfirmed, setConfirmed] = useState(!isFinal)
  const canArchive =
    Object.keys(resource.workflow?.transitions ?? {}).includes('archive') || 'active' in resource.fields
  const submit = () => {
    setProblem(undefined)
    remove(
      resource.path,
      { id: record.id, previousData: record, meta: { version: record.version } },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          onDeleted?.()
          notify('form.deleted', { type: 'success', messageArgs: { name: texts.name(), title } })
          if (goOn) goOn()
          else navigate(createPath({ resource: resource.path, type: 'list' }), { replace: true })
        },
        onError: (error: unknown) => setProblem((error as Error).message || translate('form.failed.title')),
      },
    )
  }
  return (
    <Dialog title={translate('form.delete.title', { title })} describedBy={id} onClose={onClose}>
      <div id={id} className={dialog.body}>
        {isLooking ? (
          <Skeleton width="80%" />
        ) : isUsed ? (
          <>
            {translate('form.delete.used')}
            <ul className={css.changes}>
              {referrers?.map((referrer) => (
                <li key={`${referrer.resource} ${referrer.field}`}>
                  <ReferrerText referrer={referrer} />
                </li>
              ))}
            </ul>
            <p className={css.hint}>{translate(canArchive ? 'form.delete.archive' : 'form.delete.detach')}</p>
          </>
        ) : isFinal ? (
          <>
            <p>{translate('form.delete.final')}</p>
            <TypedToDelete what={title} onTyped={setConfirmed} />
          </>
        ) : (
          translate('form.delete.undoable')
        )}
        {problem && (
          <p className={css.wrong} role="alert">
            {problem}
          </p>
        )}
      </div>
      <DialogButtons
        isCancelFirst
        onCancel={onClose}
        danger
        busy={isPending}
        disabled={isLooking || !isConfirmed}
        onClick={submit}
      >
        {!isUsed && translate('form.delete.submit', { name: texts.noun() })}
      </DialogButtons>
    </Dialog>
  )
}
