import { useLocale } from 'ra-core'
import type { Resource } from '../../../../src/core/index.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { ToneChip } from '../../../../src/views/StatusChip.tsx'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { RevisionLine } from '../../publishing/screens/RevisionsSection.tsx'
import type { widget } from '../widget.ts'
import css from './widget.module.css'

interface LayoutVersionsProps {
  resource: Resource
  versions: readonly RevisionLine[]
  mayRollBack: boolean
  onRollBack: (number: number) => void
}

/** The layouts that a page had: who published them, when, and the way back. */
export function LayoutVersions({ resource, versions, mayRollBack, onRollBack }: LayoutVersionsProps) {
  const locale = useLocale() ?? 'en'
  const { text: own } = useAreaWords<typeof widget>(resource.path)
  return (
    <details className={css.slot}>
      <summary>{own('layoutVersions', { smart_count: versions.length })}</summary>
      <ol>
        {versions.map((version) => (
          <li key={version.number} className={css.section}>
            <span>
              <strong>{own('revision', { number: version.number })}</strong>{' '}
              <span className={css.quiet}>
                {formatTime(version.at, locale)} · {version.actorName}
              </span>
            </span>
            {version.live ? (
              <ToneChip tone="success">{own('isLive')}</ToneChip>
            ) : (
              mayRollBack && (
                <Button small onClick={() => onRollBack(version.number)}>
                  {own('rollBack')}
                </Button>
              )
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}
