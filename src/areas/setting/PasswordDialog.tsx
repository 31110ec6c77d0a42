import { useDataProvider, useTranslate } from 'ra-core'
import { type FormEvent, useId, useState } from 'react'
import type { Resource } from '../../core/index.ts'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'
import { reasonOf } from '../../providers/useAct.ts'
import { Button } from '../../shell/controls/Button.tsx'
import { Dialog, dialog } from '../../views/form/parts/Dialog.tsx'
import { useAreaWords } from '../../views/useAreaWords.ts'
import css from './settings.module.css'

/** Asks whoever is signed in for their password once more. */
export function PasswordDialog({
  resource,
  settle,
}: {
  resource: Resource
  settle: (isProven: boolean) => void
}) {
  const translate = useTranslate()
  const provider = useDataProvider<ShopDataProvider>()
  const { text } = useAreaWords(resource.path)
  const id = useId()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    // The page behind is a form of its own.
    event.stopPropagation()
    setBusy(true)
    try {
      await provider.request('auth/prove', { method: 'POST', data: { password } })
      settle(true)
    } catch (error) {
      setProblem(reasonOf(error))
      setBusy(false)
    }
  }
  return (
    <Dialog title={text('proof.title')} onClose={() => settle(false)}>
      <form onSubmit={confirm}>
        <div className={dialog.body}>
          <p>{text('proof.hint')}</p>
          <label className={css.secret} htmlFor={id}>
            {text('proof.password')}
            <input
              data-first
              id={id}
              type="password"
              autoComplete="current-password"
              value={password}
              aria-invalid={problem !== undefined}
              aria-describedby={problem === undefined ? undefined : `${id}-problem`}
              onChange={(event) => setPassword(event.target.value)}
            />
          </label>
          {problem !== undefined && (
            <p role="alert" id={`${id}-problem`} className={css.problem}>
              {problem}
            </p>
          )}
        </div>
        <div className={dialog.actions}>
          <Button look="text" onClick={() => settle(false)}>
            {translate('ra.action.cancel')}
          </Button>
          <Button look="primary" type="submit" disabled={isBusy || password === ''}>
            {text('proof.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
