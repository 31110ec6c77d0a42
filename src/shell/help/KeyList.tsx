import type { Resource } from '../../core/index.ts'
import { canAct } from '../../derive/permissions.ts'
import { useViewer } from '../access/useViewer.ts'
import { Button } from '../controls/Button.tsx'
import { commandKey } from '../shortcuts/keys.ts'
import { usePageKeyList } from '../shortcuts/pageKeys.ts'
import css from './AreaHelp.module.css'
import { useTexts } from './words.ts'

interface KeyListProps {
  resource: Resource
  isList: boolean
  onAll: () => void
}

/** The keys of the page one is on, as far as they do something for this person. */
export function KeyList({ resource, isList, onAll }: KeyListProps) {
  const t = useTexts()
  const viewer = useViewer()
  const rows: (readonly [keys: readonly string[], text: string])[] = [
    ...usePageKeyList().map(({ key, text }) => [[key], text] as const),
    ...(isList
      ? ([
          [['/'], t('tools.shortcuts.search')],
          [['Enter'], t('help.open')],
          [['x'], t('help.choose')],
        ] as const)
      : ([[[commandKey, 'S'], t('help.save')]] as const)),
    ...(canAct(viewer, resource, 'create') ? [[['c'], t('tools.shortcuts.create')] as const] : []),
  ]
  return (
    <>
      <dl className={css.keys}>
        {rows.map(([keys, text]) => (
          <div key={text}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Button small onClick={onAll}>
        {t('help.allKeys')}
      </Button>
    </>
  )
}
