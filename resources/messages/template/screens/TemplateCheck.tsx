import { useGetOne, useTranslate } from 'ra-core'
import { useFormContext, useWatch } from 'react-hook-form'
import { areaHeads } from '#areas'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import type { AreaHead, RecordOf } from '../../../../src/core/index.ts'
import { canAct } from '../../../../src/derive/permissions.ts'
import { shopCurrency } from '../../../../src/fields/money/money.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { useCopy } from '../../../../src/shell/useCopy.ts'
import type { OwnSectionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { parseTemplate } from '../../notification/rules/parseTemplate.ts'
import { renderTemplate } from '../../notification/rules/renderTemplate.ts'
import { smsLength } from '../../notification/rules/smsLength.ts'
import { templateVariables } from '../../notification/rules/templateVariables.ts'
import type { Variable } from '../../notification/rules/variable.ts'
import { template } from '../template.ts'
import css from './template.module.css'

/** What a template may use and whether it does so rightly, while it is written; of an SMS what it takes (areas, 27). */
export default function TemplateCheck({ record }: OwnSectionProps<RecordOf<typeof template>>) {
  return useFormContext() ? <Written /> : <Checked values={record ?? {}} />
}

function Written() {
  const [kind, key, channel, subject, body, dltEntityId, dltTemplateId, senderHeader] = useWatch({
    name: ['kind', 'key', 'channel', 'subject', 'body', 'dltEntityId', 'dltTemplateId', 'senderHeader'],
  })
  return <Checked values={{ kind, key, channel, subject, body, dltEntityId, dltTemplateId, senderHeader }} />
}

function Checked({ values }: { values: Record<string, any> }) {
  const { text: own } = useAreaWords<typeof template>(template.path)
  const translate = useTranslate()
  const copy = useCopy()
  const head = areaHeads.notificationKey as AreaHead
  const mayRead = canAct(useViewer(), head, 'view')
  const { kind = 'message', key, channel, body, subject } = values
  const isAsked = mayRead && kind === 'message' && Boolean(key)
  const { data, isLoading } = useGetOne(head.path, { id: key ?? '' }, { enabled: isAsked })
  const isKnown = kind !== 'message' || Boolean(data?.key)
  const variables = templateVariables(kind, data?.key)
  const known = variables.map(({ name }) => name)
  const problems = isKnown
    ? [subject, body].flatMap((text) => parseTemplate(String(text ?? ''), known).problems)
    : []
  const length = channel === 'sms' ? smsLength(withSamples(String(body ?? ''), variables)) : undefined
  const isRegistered = values.dltEntityId && values.dltTemplateId && values.senderHeader
  // What an event brings is not said to be unknown while it is asked for.
  if (isLoading) return <Skeleton height={96} />
  return (
    <div className={css.check}>
      {isKnown ? <p className={css.hint}>{own('insert')}</p> : <p className={css.hint}>{own('noKey')}</p>}
      <ul className={css.variables}>
        {variables.map(({ name, sample }) => (
          <li key={name}>
            <button
              type="button"
              className={css.variable}
              data-tip={String(sample)}
              onClick={() => copy(`{{${name}}}`, own('copied'))}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      <div aria-live="polite">
        {problems.map(({ code, ...where }) => (
          <p key={`${code} ${where.line} ${where.column}`} className={css.problem}>
            {translate(`errors.${code}`, where)}
          </p>
        ))}
        {length && (
          <p className={css.figures}>
            {own('gsm', { smart_count: length.segments })} · {own('smsLength', { ...length })}
          </p>
        )}
        {channel === 'sms' && !isRegistered && <p className={css.warning}>{own('dltMissing')}</p>}
      </div>
    </div>
  )
}

/** About what will be sent: the names of variables are longer or shorter than what they stand for. */
function withSamples(body: string, variables: readonly Variable[]): string {
  const known = variables.map(({ name }) => name)
  return renderTemplate(parseTemplate(body, known).parts, {
    variables,
    locale: 'en',
    currency: shopCurrency,
    as: 'text',
    values: Object.fromEntries(variables.map(({ name, sample }) => [name, sample])),
  })
}
