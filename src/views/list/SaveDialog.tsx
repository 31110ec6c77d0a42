import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { CheckList } from '../../controls/parts/CheckList.tsx'
import { QuestionDialog } from '../../controls/parts/QuestionDialog.tsx'
import { TextBoxField } from '../../controls/parts/TextBoxField.tsx'
import type { SavedView } from '../../derive/savedView.ts'
import { useListView } from './ListViewContext.ts'
import css from './panels.module.css'
import { RoleChoice } from './RoleChoice.tsx'
import { useKeptViews } from './useKeptViews.ts'
import { useSavedViews, useViewActs } from './useSavedViews.ts'

interface SaveDialogProps {
  /** The view to describe anew; without it the list is saved as a new one. */
  view?: SavedView
  onClose: () => void
}

/** What a saved view is called, whether the list begins with it, and which roles see it too. */
export default function SaveDialog({ view, onClose }: SaveDialogProps) {
  const translate = useTranslate()
  const { resource } = useListView()
  const views = useKeptViews(resource)
  const mayShare = useSavedViews(resource)?.mayShare ?? false
  const { add, describe, isBusy } = useViewActs()
  const [name, setName] = useState(view?.name ?? '')
  const [roles, setRoles] = useState<readonly string[]>(view?.roles ?? [])
  const [isDefault, setDefault] = useState(view?.isDefault ?? false)
  const id = useId()
  const wanted = name.trim()
  const isTaken = views.some(
    (other) =>
      other.id !== view?.id &&
      other.owner === (view?.owner ?? null) &&
      other.name.toLowerCase() === wanted.toLowerCase(),
  )
  const submit = async () => {
    if (wanted === '' || isTaken) return
    const words = { name: wanted, roles, isDefault }
    if (await (view ? describe(view, words) : add(words))) onClose()
  }
  const frame = {
    id: `${id}-name`,
    source: 'name',
    label: translate('task.view.name'),
    required: true,
    help: translate('task.view.keeps'),
    error: isTaken ? translate('task.view.taken') : undefined,
  }
  const isShared = !mayShare && roles.length > 0
  const choices = [
    { value: 'default', label: translate('task.view.beginWith') },
    { value: 'shared', label: translate('task.view.sharedByYou', { smart_count: roles.length }) },
  ]
  return (
    <QuestionDialog
      title={translate(view ? 'task.view.describe' : 'task.view.save')}
      onClose={onClose}
      className={css.questions}
      onSubmit={submit}
      busy={isBusy}
      disabled={wanted === ''}
      submit={translate('ra.action.save')}
    >
      <TextBoxField {...frame} text={name} onText={setName} maxLength={60} />
      <CheckList
        id={`${id}-default`}
        stacked
        choices={isShared ? choices : choices.slice(0, 1)}
        chosen={[...(isDefault ? ['default'] : []), ...(isShared ? ['shared'] : [])]}
        onChoose={(chosen) => {
          setDefault(chosen.includes('default'))
          if (isShared && !chosen.includes('shared')) setRoles([])
        }}
      />
      {mayShare && <RoleChoice roles={roles} onChoose={setRoles} />}
    </QuestionDialog>
  )
}
