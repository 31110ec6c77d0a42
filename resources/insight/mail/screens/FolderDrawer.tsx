import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Dialog, dialog } from '../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../src/controls/parts/DialogButtons.tsx'
import { formatNumber } from '../../../../src/fields/decimal/formatNumber.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { Icon } from '../../../../src/shell/icons/Icon.tsx'
import { ComposeLink, FolderList, type FolderListProps } from './FolderList.tsx'
import css from './mail.module.css'

/** The folders of narrow windows: a drawer from the side where lines begin, which closes on a choice. */
export function FolderDrawer({ words, counts, current, mayWrite }: FolderListProps) {
  const { text, locale } = words
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  // Wherever else a press led to, the drawer is done.
  useEffect(() => setOpenAt((at) => (at === key ? at : undefined)), [key])
  const unread = counts?.inbox ?? 0
  return (
    <div className={css.narrow}>
      <Button aria-haspopup="dialog" onClick={() => setOpenAt(key)}>
        <Icon name="menu" />
        {current ? text(current) : text('folders')}
        {unread > 0 && (
          <>
            <span className={css.count} aria-hidden>
              {formatNumber(unread, locale)}
            </span>
            <span className="visually-hidden">
              {`, ${text('waiting', { folder: text('inbox'), smart_count: unread })}`}
            </span>
          </>
        )}
      </Button>
      {mayWrite && <ComposeLink words={words} />}
      {openAt !== undefined && (
        <Dialog title={text('folders')} side="start" onClose={() => setOpenAt(undefined)}>
          <div className={dialog.body}>
            <FolderList words={words} counts={counts} current={current} mayWrite={false} />
          </div>
          <DialogButtons onCancel={() => setOpenAt(undefined)} />
        </Dialog>
      )}
    </div>
  )
}
