import { useDataProvider } from 'ra-core'
import { useId, useState } from 'react'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import type { Resource } from '../../../../src/core/index.ts'
import type { ShopDataProvider } from '../../../../src/providers/dataProvider.ts'
import { reasonOf } from '../../../../src/providers/useAct.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import css from './settings.module.css'

/** Asks whoever is signed in for their password once more. */
export function PasswordDialog({
  resource,
  settle,
}: {
  resource: Resource
  settle: (isProven: boolean) => void
}) {
  const provider = useDataProvider<ShopDataProvider>()
  const { text } = useAreaWords(resource.path)
  const id = useId()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
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
    <QuestionDialog
      title={text('proof.title')}
      submit={text('proof.confirm')}
      disabled={isBusy || password === ''}
      onSubmit={confirm}
      onClose={() => settle(false)}
    >
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
    </QuestionDialog>
  )
}
