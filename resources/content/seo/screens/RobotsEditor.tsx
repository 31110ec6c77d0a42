import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'ra-core'
import { useState } from 'react'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import { hasFlag, type Resource } from '../../../../src/core/index.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { ToneChip } from '../../../../src/views/StatusChip.tsx'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { RevisionLine } from '../../publishing/screens/RevisionsSection.tsx'
import { robotsProblems } from '../rules/robotsTxt.ts'
import type { seo } from '../seo.ts'
import css from './seo.module.css'

/** robots.txt: checked while it is typed, served as soon as it is saved, with every earlier text to go back to. */
export function RobotsEditor({ resource }: { resource: Resource }) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const ask = useOperation(resource)
  const [act, isBusy] = useAct(resource.path)
  const [typed, setTyped] = useState<string>()
  const mayWrite = hasFlag(useViewer(), resource.name, 'robots')
  const { text: own } = useAreaWords<typeof seo>(resource.path)
  const { data, error } = useQuery({
    queryKey: [resource.path, 'robots'],
    queryFn: ({ signal }) => ask<{ text: string; versions: RevisionLine[] }>('robots', { signal }),
    retry: false,
  })
  if (error) return <p role="alert">{(error as Error).message}</p>
  if (!data) return <Skeleton height={240} />
  const text = typed ?? data.text
  const [line] = robotsProblems(text)
  const change = (name: string, input: Readonly<Record<string, unknown>>) =>
    act(async () => {
      await ask(name, { input })
      setTyped(undefined)
      return own('robotsSaved')
    })
  return (
    <div className={css.page}>
      <TextBoxField
        id="robots-text"
        source="text"
        label="robots.txt"
        help={own('robotsHelp')}
        error={line === undefined ? undefined : translate('errors.bad-robots', { line })}
        lines={12}
        dir="ltr"
        disabled={!mayWrite}
        text={text}
        onText={setTyped}
        more={{
          spellCheck: false,
          style: { fontFamily: 'var(--font-mono)', fontSize: 'var(--size-note)' },
        }}
      />
      {mayWrite && (
        <div>
          <Button
            look="primary"
            busy={isBusy}
            disabled={line !== undefined || text === data.text}
            onClick={() => void change('writeRobots', { text })}
          >
            {translate('ra.action.save')}
          </Button>
        </div>
      )}
      <ol className={css.rows}>
        {data.versions.map((version) => (
          <li key={version.number} className={css.row}>
            <span className={css.where}>
              <strong>{own('revision', { number: version.number })}</strong>
              <span className={css.quiet}>
                {formatTime(version.at, locale)} · {version.actorName}
              </span>
            </span>
            {version.live ? (
              <ToneChip tone="success">{own('isLive')}</ToneChip>
            ) : (
              mayWrite && (
                <Button
                  small
                  disabled={isBusy}
                  onClick={() => void change('restoreRobots', { number: version.number })}
                >
                  {own('restore')}
                </Button>
              )
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
