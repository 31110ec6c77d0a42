import { useLocale } from 'ra-core'
import type { AnyRecord, Resource } from '../../core/index.ts'
import { grantsOfList } from '../../core/permissionList.ts'
import { type Answer, answersOf, type Refusal } from '../../derive/areaHelp.ts'
import { usePunctuation } from '../../providers/usePunctuation.ts'
import { AskForRight } from '../access/AskForRight.tsx'
import { useRoles } from '../access/useRoles.ts'
import { useViewer } from '../access/useViewer.ts'
import { Icon } from '../icons/Icon.tsx'
import css from './AreaHelp.module.css'
import { ConditionWords } from './ConditionWords.tsx'
import { useRightName } from './useRightName.ts'
import { useTexts } from './words.ts'

/** All that can be done in the area, or with a record of it; what cannot says why, and which roles could. */
export function RightList({ resource, record }: { resource: Resource; record?: AnyRecord | undefined }) {
  const { colon } = usePunctuation()
  const t = useTexts()
  const viewer = useViewer()
  const nameOf = useRightName(resource)
  const rolesWith = useRolesWith(resource)
  return (
    <ul className={css.rights}>
      {answersOf(viewer, resource, record).map((answer) => (
        <li key={`${answer.kind} ${answer.name}`} data-may={answer.refusal === undefined}>
          <Icon name={answer.refusal ? 'lock' : 'check'} />
          <div>
            <span className="visually-hidden">
              {t(answer.refusal ? 'help.mayNot' : 'help.may')}
              {colon}
            </span>
            {nameOf(answer)}
            {answer.refusal && (
              <div className={css.why}>
                <p>
                  <Why resource={resource} refusal={answer.refusal} />
                  {answer.refusal.why === 'right' && ` ${rolesWith(answer.refusal.flag)}`}
                </p>
                {answer.refusal.why === 'right' && (
                  <AskForRight right={{ area: resource.name, flag: answer.refusal.flag }} small />
                )}
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

function Why({ resource, refusal }: { resource: Resource; refusal: Refusal }) {
  const t = useTexts()
  const locale = useLocale() ?? 'en'
  const nameOf = useRightName(resource)
  const state = (name: string) => t(`resources.${resource.path}.values.status.${name}`, { _: name })
  switch (refusal.why) {
    case 'nobody':
      return t('help.why.nobody')
    case 'right':
      return t('help.why.right', { right: nameOf(rightOf(refusal.flag)) })
    case 'locked':
      return t('help.why.locked', { state: state(refusal.state) })
    case 'state':
      return t('help.why.state', { states: new Intl.ListFormat(locale).format(refusal.from.map(state)) })
    case 'condition':
      return (
        <>
          {t('help.why.condition')} <ConditionWords resource={resource} condition={refusal.condition} />
        </>
      )
  }
}

const rightOf = (flag: string): Pick<Answer, 'kind' | 'name'> => ({ kind: 'flag', name: flag })

/** Which roles have a right of the area, in words; nothing for whoever may not see roles. */
function useRolesWith({ name }: Resource): (flag: string) => string {
  const t = useTexts()
  const locale = useLocale() ?? 'en'
  const roles = useRoles()
  return (flag) => {
    if (!roles) return ''
    const names = roles
      .filter(({ permissions }) => grantsOfList(permissions).get(name)?.has(flag))
      .map((each) => String(each.name))
    if (names.length === 0) return t('help.noRole')
    return t('help.roles', { roles: new Intl.ListFormat(locale).format(names) })
  }
}
