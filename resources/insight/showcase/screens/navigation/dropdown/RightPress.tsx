import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function RightPress() {
  const translate = useTranslate()
  const t = useTexts()
  const notify = useNotify()
  const [place, setPlace] = useState<{ left: number; top: number }>()
  const pick = (label: string) => () => {
    setPlace(undefined)
    notify(label)
  }
  return (
    <>
      <button
        type="button"
        className={css.slide}
        aria-haspopup="menu"
        // The key for such menus, and Enter, send no place of a pointer.
        onClick={({ currentTarget }) => setPlace(currentTarget.getBoundingClientRect())}
        onContextMenu={(event) => {
          event.preventDefault()
          setPlace({ left: event.clientX, top: event.clientY })
        }}
        style={{ inlineSize: '100%', border: 0, cursor: 'context-menu' }}
      >
        Linen shirt
      </button>
      <Menu
        open={place !== undefined}
        anchorReference="anchorPosition"
        anchorPosition={place}
        onClose={() => setPlace(undefined)}
      >
        <MenuItem onClick={pick(translate('ra.action.edit'))}>{translate('ra.action.edit')}</MenuItem>
        <MenuItem onClick={pick(t('showcase.words.archive'))}>{t('showcase.words.archive')}</MenuItem>
      </Menu>
    </>
  )
}
