import { useTranslate } from 'ra-core'
import { Fragment } from 'react'
import { QuestionDialog } from '../../controls/parts/QuestionDialog.tsx'
import { mayOpen } from '../../derive/routes.ts'
import { useViewer } from '../access/useViewer.ts'
import { SwitchLine } from '../controls/SwitchLine.tsx'
import { useRouteTitle } from '../navigation/useMenu.ts'
import { appRoutes } from '../routeTable.ts'
import { commandKey, goKeys } from './keys.ts'
import { usePageKeyList } from './pageKeys.ts'
import styles from './ShortcutHelp.module.css'
import { useSingleKeys } from './useShortcuts.ts'

/** The list of shortcuts, as far as they lead somewhere for this person, and the switch for the single keys. */
export default function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const title = useRouteTitle()
  const viewer = useViewer()
  const [singleKeys, setSingleKeys] = useSingleKeys()
  const ofPage = usePageKeyList().map(({ key, text }) => ({
    keys: key.split('+').map((part) => (part === 'mod' ? commandKey : part)),
    text,
  }))
  const general = [
    { keys: [commandKey, 'K'], text: translate('tools.palette.open') },
    { keys: ['/'], text: translate('tools.shortcuts.search') },
    { keys: ['c'], text: translate('tools.shortcuts.create') },
    { keys: [commandKey, 'Z'], text: translate('tools.shortcuts.undo') },
    { keys: ['?'], text: translate('tools.shortcuts.help') },
  ]
  const areas = Object.entries(goKeys).flatMap(([letter, path]) => {
    const route = appRoutes.find((each) => each.path === path)
    return route && mayOpen(viewer, route) ? [{ keys: ['g', letter], text: title(route) }] : []
  })
  return (
    <QuestionDialog title={translate('tools.shortcuts.title')} size="medium" onClose={onClose} isCancelFirst>
      <div className={styles.columns}>
        <div className={styles.stack}>
          {ofPage.length > 0 && <Keys title={translate('tools.shortcuts.page')} rows={ofPage} />}
          <Keys title={translate('tools.shortcuts.general')} rows={general} />
        </div>
        <Keys title={translate('tools.palette.groups.go')} rows={areas} />
      </div>
      <div className={styles.switch}>
        <SwitchLine
          label={translate('tools.shortcuts.singleKeys')}
          checked={singleKeys}
          onChange={setSingleKeys}
        />
      </div>
    </QuestionDialog>
  )
}

function Keys({
  title,
  rows,
}: {
  title: string
  rows: readonly { keys: readonly string[]; text: string }[]
}) {
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <dl className={styles.list}>
        {rows.map(({ keys, text }) => (
          <Fragment key={keys.join()}>
            <dt>{text}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}
