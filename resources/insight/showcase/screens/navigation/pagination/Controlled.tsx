import Pagination from '@mui/material/Pagination'
import { useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import css from '../../showcase.module.css'
import { usePageNames } from '../../usePageNames.ts'
import { useTexts } from '../../words.ts'

export default function Controlled() {
  const t = useTexts()
  const names = usePageNames('controlled')
  const [page, setPage] = useState(3)
  return (
    <div className={css.stack}>
      <Pagination count={6} page={page} onChange={(_, next) => setPage(next)} {...names} />
      <div className={css.row}>
        <Button small disabled={page === 1} onClick={() => setPage(1)}>
          {t('showcase.words.reset')}
        </Button>
        <Button small disabled={page === 6} onClick={() => setPage(page + 1)}>
          {t('showcase.words.next')}
        </Button>
      </div>
    </div>
  )
}
