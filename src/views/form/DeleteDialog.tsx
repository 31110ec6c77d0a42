import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
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
import { useContext, useId, useState } from 'react'
import type { AnyRecord, Resource } from '../../core/index.ts'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'
import type { Referrer } from '../../providers/shopCalls.ts'
import { RegistryContext } from '../RegistryContext.ts'
import { titleOf } from '../titleOf.ts'
import css from './form.module.css'
import { useTexts } from './useTexts.ts'

interface DeleteDialogProps {
  resource: Resource
  record: AnyRecord
  onDeleted?: () => void
  onClose: () => void
}

/** More than this is counted as "more than" (docs/api.md, referrers). */
const mostCounted = 1000

/** Names the record, lists what refers to it, and only then deletes. What is referred to cannot be deleted; archiving is offered instead. */
export function DeleteDialog({ resource, record, onDeleted, onClose }: DeleteDialogProps) {
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
          navigate(createPath({ resource: resource.path, type: 'list' }), { replace: true })
        },
        onError: (error: unknown) => setProblem((error as Error).message || translate('form.failed.title')),
      },
    )
  }
  return (
    <Dialog
      open
      maxWidth="xs"
      fullWidth
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{translate('form.delete.title', { title })}</DialogTitle>
      <DialogContent id={`${id}-text`}>
        {isLooking ? (
          <Skeleton width="80%" />
        ) : isUsed ? (
          <>
            {translate('form.delete.used')}
            <ul className={css.changes}>
              {referrers?.map((referrer) => (
                <Reference key={`${referrer.resource} ${referrer.field}`} referrer={referrer} />
              ))}
            </ul>
            <p className={css.hint}>{translate(canArchive ? 'form.delete.archive' : 'form.delete.detach')}</p>
          </>
        ) : (
          translate('form.delete.final')
        )}
        {problem && (
          <p className={css.wrong} role="alert">
            {problem}
          </p>
        )}
      </DialogContent>
      <DialogActions className={css.actions ?? ''}>
        <Button
          autoFocus
          variant={isUsed ? 'contained' : 'text'}
          color={isUsed ? 'primary' : 'secondary'}
          onClick={onClose}
        >
          {translate(isUsed ? 'form.delete.close' : 'form.delete.cancel')}
        </Button>
        {!isUsed && (
          <Button variant="contained" color="error" loading={isPending} disabled={isLooking} onClick={submit}>
            {translate('form.delete.submit', { name: texts.noun() })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

/** `12 products (Brand)`. */
function Reference({ referrer: { resource: name, field, count } }: { referrer: Referrer }) {
  const resource = useContext(RegistryContext)[name]
  return resource ? <KnownReference resource={resource} field={field} count={count} /> : <li>{name}</li>
}

function KnownReference({ resource, field, count }: { resource: Resource; field: string; count: number }) {
  const translate = useTranslate()
  const texts = useTexts(resource)
  return (
    <li>
      {translate(count > mostCounted ? 'form.delete.manyReferrers' : 'form.delete.referrers', {
        count: Math.min(count, mostCounted),
        name: texts.noun(count),
        field: texts.field(field),
      })}
    </li>
  )
}
