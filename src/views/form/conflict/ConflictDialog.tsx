import { useLocale, useTranslate } from 'ra-core'
import { useId, useMemo, useState } from 'react'
import { QuestionDialog } from '../../../controls/parts/QuestionDialog.tsx'
import type { AnyRecord } from '../../../core/index.ts'
import { wantedNames } from '../../../derive/wantedNames.ts'
import { formatExactTime } from '../../../fields/dateTime/formatTime.ts'
import { useRelativeTime } from '../../../providers/useRelativeTime.ts'
import { Button } from '../../../shell/controls/Button.tsx'
import { NamedRecords } from '../../NamedRecords.tsx'
import { useTitleOf } from '../../useTitleOf.ts'
import { useFormFacts } from '../FormContexts.ts'
import type { OthersChange } from '../failureOf.ts'
import { startValues, type Values } from '../values.ts'
import { ClashChoice } from './ClashChoice.tsx'
import css from './conflict.module.css'
import { MergedPart } from './MergedPart.tsx'
import { merge, type Side } from './merge.ts'

/** Two people changed one record: what it was when the form was opened, and what it is now. */
export interface Conflict {
  readonly base: AnyRecord
  readonly theirs: AnyRecord
  /** Who changed what and when, as far as the server tells. */
  readonly changes: readonly OthersChange[]
}

interface ConflictDialogProps {
  conflict: Conflict
  /** The values of the form. */
  mine: Values
  onSettle: (merged: Values, current: AnyRecord) => void
  onClose: () => void
}

/** Brings two edits of one record together: what does not overlap by itself, the rest as it is chosen here. */
export function ConflictDialog({
  conflict: { base, theirs, changes },
  mine,
  onSettle,
  onClose,
}: ConflictDialogProps) {
  const { resource, parts } = useFormFacts()
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const titleOf = useTitleOf()
  const relative = useRelativeTime()
  const id = useId()
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({})
  const sides = useMemo(
    () => ({ base: startValues(resource, base), mine, theirs: startValues(resource, theirs) }),
    [resource, base, mine, theirs],
  )
  const merged = useMemo(
    () => merge(parts, resource.fields, sides, choices),
    [parts, resource, sides, choices],
  )
  const open = merged.clashes.filter(({ path }) => choices[path] === undefined)
  const wanted = useMemo(() => {
    const values = parts.flatMap(({ name }) =>
      [sides.base, sides.mine, sides.theirs].map((side) => [name, side[name]] as const),
    )
    return wantedNames(resource, values)
  }, [parts, sides, resource])
  const authorOf = (path: string) =>
    changes.find(({ field }) => field === path || path.startsWith(`${field}.`))
  const latest = changes.reduce<OthersChange | undefined>(
    (last, change) => (!last || change.at > last.at ? change : last),
    undefined,
  )
  const chooseAll = (side: Side) =>
    setChoices(Object.fromEntries(merged.clashes.map(({ path }) => [path, side])))
  return (
    <QuestionDialog
      title={translate('form.conflict.title', { title: titleOf(resource, theirs) })}
      size="large"
      describedBy={id}
      onClose={onClose}
      cancel={translate('form.conflict.later')}
      disabled={open.length > 0}
      onClick={() => onSettle(merged.values, theirs)}
      submit={translate('form.conflict.save')}
    >
      <NamedRecords wanted={wanted}>
        <div className={css.content}>
          <p id={id} className={css.intro}>
            {latest && (
              <>
                {translate('form.conflict.who', { actor: latest.actor })}{' '}
                <time dateTime={latest.at} title={formatExactTime(latest.at, locale)}>
                  {relative(latest.at)}
                </time>
                {translate('form.stop')}{' '}
              </>
            )}
            {translate(merged.clashes.length === 0 ? 'form.conflict.easy' : 'form.conflict.choose', {
              smart_count: merged.clashes.length,
            })}
          </p>
          {merged.clashes.length > 0 && (
            <section className={css.section} aria-label={translate('form.conflict.clashes')}>
              <div className={css.head}>
                <h3>{translate('form.conflict.clashes')}</h3>
                {merged.clashes.length > 1 && (
                  <span>
                    <Button small look="text" onClick={() => chooseAll('theirs')}>
                      {translate('form.conflict.allTheirs')}
                    </Button>
                    <Button small look="text" onClick={() => chooseAll('mine')}>
                      {translate('form.conflict.allMine')}
                    </Button>
                  </span>
                )}
              </div>
              {merged.clashes.map((clash) => (
                <ClashChoice
                  key={clash.path}
                  clash={clash}
                  record={theirs}
                  rows={sides}
                  author={authorOf(clash.path)}
                  chosen={choices[clash.path]}
                  onChoose={(side) => setChoices((known) => ({ ...known, [clash.path]: side }))}
                />
              ))}
            </section>
          )}
          {(['theirs', 'mine'] as const).map(
            (side) =>
              merged[side].length > 0 && (
                <section
                  key={side}
                  className={css.section}
                  aria-label={translate(`form.conflict.${side}Only`)}
                >
                  <h3>{translate(`form.conflict.${side}Only`)}</h3>
                  {merged[side].map((part) => (
                    <MergedPart
                      key={part.path}
                      part={part}
                      record={theirs}
                      before={sides.base}
                      after={sides[side]}
                      author={side === 'theirs' ? authorOf(part.path) : undefined}
                    />
                  ))}
                </section>
              ),
          )}
        </div>
      </NamedRecords>
    </QuestionDialog>
  )
}
