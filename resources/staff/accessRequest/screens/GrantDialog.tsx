import { useGetOne } from 'ra-core'
import { useState } from 'react'
import { areaHeads } from '#areas'
import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import { defined } from '../../../../src/core/defined.ts'
import type { AnyRecord, AreaHead, RecordOf } from '../../../../src/core/index.ts'
import { canAct } from '../../../../src/derive/permissions.ts'
import { useRightWords } from '../../../../src/shell/access/useRightWords.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { listOf } from '../../../../src/views/listOf.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { titleOf } from '../../../../src/views/titleOf.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { AskDialog } from '../../../shared/ask/screens/AskDialog.tsx'
import type { subAdminRole } from '../../subAdminRole/subAdminRole.ts'
import type { accessRequest } from '../accessRequest.ts'
import css from './GrantDialog.module.css'
import { type GrantChoice, grantChoices } from './grantChoices.ts'

const useRoleList = listOf<RecordOf<typeof subAdminRole>>()

const keyOf = ({ way, role }: GrantChoice) => `${way} ${role.id}`

/** Grants what somebody asked for through a role, and says before what else that changes, and for how many. */
export default function GrantDialog({
  resource,
  records,
  close,
}: OwnActionProps<RecordOf<typeof accessRequest>>) {
  const [request] = records as readonly [RecordOf<typeof accessRequest>]
  const right = { area: String(request.area), flag: String(request.flag) }
  const words = useRightWords(right)
  const { text, action, locale } = useAreaWords<typeof accessRequest>(resource.path)
  const viewer = useViewer()
  const people = areaHeads.subAdmin as AreaHead
  const roles = areaHeads.subAdminRole as AreaHead
  const name = String(request.personName)
  const [chosen, setChosen] = useState<string>()
  const [answer, setAnswer] = useState('')
  const { data: person } = useGetOne<AnyRecord>(people.path, { id: request.person as string })
  const { data: all } = useRoleList(roles.path, {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'name', order: 'ASC' },
    meta: { fields: ['name', 'permissions', 'memberCount'] },
  })
  const choices =
    person &&
    all &&
    grantChoices({
      ...right,
      roles: all,
      held: person.roles as string[],
      mayGive: canAct(viewer, people, 'edit'),
      mayWiden: canAct(viewer, roles, 'edit'),
    })
  const choice = choices?.find((each) => keyOf(each) === chosen) ?? choices?.[0]
  const said = (one: GrantChoice, hint = '') =>
    text(`grant.${one.way === 'role' ? 'give' : 'widen'}${hint}`, {
      role: titleOf(roles, one.role, locale),
      name,
      smart_count: one.count,
    })
  return (
    <AskDialog
      resource={resource}
      records={records}
      title={text('grant.title', { ...words, name })}
      submit={action('grant')}
      isReady={choice !== undefined}
      ask={{
        operation: 'grant',
        input: defined({ way: choice?.way, role: choice?.role.id, answer: answer.trim() || undefined }),
      }}
      also={[people.path, roles.path]}
      said={() => text('grant.said', { name })}
      size="medium"
      close={close}
    >
      <blockquote className={css.sentence} dir="auto">
        {request.sentence}
      </blockquote>
      {!choices && <Skeleton height={72} />}
      {choices && !choice && <p role="status">{text('grant.none')}</p>}
      {choices && choice && (
        <>
          <ChoiceField
            id="grant-how"
            source="role"
            label={text('grant.how')}
            chosen={keyOf(choice)}
            onChoose={setChosen}
            choices={choices.map((each) => ({ value: keyOf(each), label: said(each) }))}
          />
          <p role="status">{said(choice, 'Hint')}</p>
        </>
      )}
      <TextBoxField
        id="grant-answer"
        source="answer"
        label={text('grant.note', { name })}
        text={answer}
        onText={setAnswer}
        maxLength={500}
        lines={2}
      />
    </AskDialog>
  )
}
