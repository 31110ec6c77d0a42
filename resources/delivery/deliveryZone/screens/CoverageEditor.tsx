import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { LookupField } from '../../../../src/controls/lookup/LookupField.tsx'
import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import type { EditorProps } from '../../../../src/controls/parts/editor.ts'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { MemberList } from './MemberList.tsx'
import { type Member, type Mode, type PlaceLevel, placeLevels, withMember, withPasted } from './members.ts'
import { PlaceTree } from './PlaceTree.tsx'
import { useZoneTexts } from './useZoneTexts.ts'
import css from './zones.module.css'

interface CoverageEditorProps extends EditorProps<Member[], any> {
  /** Whether the places are taken in or left out. */
  mode: Mode
}

/** Edits the members of a zone that are taken in, or those that are left out. What is added to the ones leaves the others. */
export default function CoverageEditor(props: CoverageEditorProps) {
  const { mode, onChange, disabled = false, error } = props
  const members = props.value ?? []
  const id = useId()
  const translate = useTranslate()
  const { own, level: levelName } = useZoneTexts()
  const [level, setLevel] = useState<PlaceLevel>('city')
  const [pasted, setPasted] = useState('')
  const [said, setSaid] = useState('')
  const [hasTree, setTree] = useState(false)
  const add = (member: Member) => onChange(withMember(members, member))

  const paste = () => {
    const result = withPasted(members, pasted, mode)
    onChange(result.members)
    setPasted(result.unreadable.join(' '))
    setSaid(
      [
        own('pasted', { smart_count: result.read }),
        ...(result.unreadable.length > 0
          ? [own('unreadable', { smart_count: result.unreadable.length })]
          : []),
      ].join(' '),
    )
  }
  const box = (name: string, label: string) => ({
    id: `${id}-${name}`,
    source: `${props.source}-${name}`,
    label,
  })
  return (
    <div className={css.coverage}>
      <MemberList members={members} mode={mode} error={error} disabled={disabled} onChange={onChange} />
      {!disabled && (
        <>
          <div className={css.adding}>
            <ChoiceField
              {...box('level', own('level'))}
              choices={placeLevels.map((value) => ({ value, label: levelName(value) }))}
              chosen={level}
              onChoose={(value) => setLevel(value as PlaceLevel)}
            />
            <LookupField
              key={`${level} ${members.length}`}
              {...box('place', own('place'))}
              value={null}
              to={level}
              onChange={(chosen) => chosen && add({ level, mode, [level]: chosen })}
            />
          </div>
          <details onToggle={({ currentTarget }) => currentTarget.open && setTree(true)}>
            <summary>{own('tree')}</summary>
            {hasTree && <PlaceTree members={members} mode={mode} onChange={onChange} />}
          </details>
          <TextBoxField
            {...box('paste', own('paste'))}
            help={own('pasteHelp')}
            lines={3}
            dir="ltr"
            text={pasted}
            onText={setPasted}
          />
          <div className={css.node}>
            <Button disabled={pasted.trim() === ''} onClick={paste}>
              {translate('ra.action.add')}
            </Button>
            <span className={css.quiet} role="status">
              {said}
            </span>
          </div>
        </>
      )}
    </div>
  )
}
