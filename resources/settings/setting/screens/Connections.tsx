import { useState } from 'react'
import { hasFlag, type Resource } from '../../../../src/core/index.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { ToneChip } from '../../../../src/views/StatusChip.tsx'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import css from './settings.module.css'

const connections = ['mail', 'sms', 'whatsapp', 'push', 'gateway', 'courier', 'files'] as const

interface Tried {
  readonly ok: boolean
  readonly by: string
  readonly error: string | null
}

/** What the shop speaks to, each with a try that sends nothing to anybody. */
export function Connections({ resource }: { resource: Resource }) {
  const { pair } = usePunctuation()
  const { text } = useAreaWords(resource.path)
  const ask = useOperation(resource)
  const [act, isBusy] = useAct()
  const mayTry = hasFlag(useViewer(), resource.name, 'edit')
  const [tried, setTried] = useState<Readonly<Record<string, Tried>>>({})
  const run = (connection: string) => () =>
    act(async () => {
      const answer = await ask<Tried>('test', { input: { connection } })
      setTried((known) => ({ ...known, [connection]: answer }))
      return undefined
    })
  return (
    <section className={css.card} aria-labelledby="connections">
      <h2 className={css.title} id="connections">
        {text('connections.title')}
      </h2>
      <p className={css.note}>{text('connections.hint')}</p>
      <ul className={css.connections}>
        {connections.map((name) => (
          <li key={name}>
            <strong>{text(`connections.${name}`)}</strong>
            <output className={css.told}>{tried[name] && <Outcome {...tried[name]} words={text} />}</output>
            {mayTry && (
              <Button
                look="outlined"
                disabled={isBusy}
                onClick={run(name)}
                aria-label={pair(text('connections.try'), text(`connections.${name}`))}
              >
                {text('connections.try')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Outcome({ ok, by, error, words }: Tried & { words: (key: string) => string }) {
  return (
    <>
      <ToneChip tone={ok ? 'success' : 'danger'}>
        {words(ok ? `connections.by.${by}` : 'connections.failed')}
      </ToneChip>
      {error && <bdi dir="ltr">{error}</bdi>}
    </>
  )
}
