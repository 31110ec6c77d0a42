import { hasFlag } from '../../../../src/core/index.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useSession } from '../../../../src/providers/useSession.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import type { OwnSectionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { SettingValue } from './SettingCells.tsx'
import css from './settings.module.css'
import { settingOf } from './settingsOf.ts'

/** What somebody wants a guarded setting to be, and what can be done about it: the author withdraws, another person decides. */
export default function Proposal({ resource, record }: OwnSectionProps) {
  const { text, locale } = useAreaWords(resource.path)
  const viewer = useViewer()
  const session = useSession()
  const ask = useOperation(resource)
  const [act, isBusy] = useAct(resource.path)
  if (!record?.proposedAt) {
    const isGuarded = settingOf(resource, record?.key)?.isGuarded
    return <p className={css.note}>{text(isGuarded ? 'proposal.guarded' : 'proposal.none')}</p>
  }
  const isMine = record.proposedBy === session?.userId
  const decide = (name: string) => () =>
    act(async () => {
      await ask(name, { record })
      return text(`proposal.${name}Done`)
    })
  const button = (name: string, look: 'primary' | 'outlined') => (
    <Button small look={look} disabled={isBusy} onClick={decide(name)}>
      {text(`proposal.${name}`)}
    </Button>
  )
  return (
    <div className={css.proposal}>
      <div className={css.wanted}>
        <span>{text('proposal.wants', { name: record.proposedByName })}</span>
        <strong className={css.value}>
          {record.proposed === null ? (
            text('proposal.nothing')
          ) : (
            <SettingValue
              value={record.proposed}
              name="value"
              options={{}}
              record={record}
              resource={resource}
            />
          )}
        </strong>
        <time className={css.note} dateTime={record.proposedAt}>
          {formatTime(record.proposedAt, locale)}
        </time>
      </div>
      {isMine ? (
        <>
          <p className={css.note}>{text('proposal.waits')}</p>
          {button('withdraw', 'outlined')}
        </>
      ) : (
        hasFlag(viewer, resource.name, 'approve') && (
          <div className={css.decisions}>
            {button('approve', 'primary')}
            {button('decline', 'outlined')}
          </div>
        )
      )}
    </div>
  )
}
