import Pagination from '@mui/material/Pagination'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { TextBox } from '../../../../../../src/controls/parts/TextBox.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import css from '../../showcase.module.css'
import { usePageNames } from '../../usePageNames.ts'

const last = 48

export default function Jump() {
  const translate = useTranslate()
  const names = usePageNames('jump')
  const [page, setPage] = useState(7)
  const [typed, setTyped] = useState('')
  return (
    <div className={css.stack}>
      <Pagination count={last} page={page} onChange={(_, next) => setPage(next)} {...names} />
      <form
        className={css.row}
        onSubmit={(event) => {
          event.preventDefault()
          setPage(Math.min(Math.max(Math.round(Number(typed)) || page, 1), last))
          setTyped('')
        }}
      >
        <div style={{ inlineSize: 120 }}>
          <TextBox
            id="jump-box"
            source="page"
            dense
            dir="ltr"
            inputMode="numeric"
            label={translate('list.page')}
            placeholder={translate('list.page')}
            text={typed}
            onText={setTyped}
          />
        </div>
        <Button type="submit" disabled={typed.trim() === ''}>
          {translate('ra.action.show')}
        </Button>
      </form>
    </div>
  )
}
