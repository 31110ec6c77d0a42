import Pagination from '@mui/material/Pagination'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import css from '../../showcase.module.css'
import { usePageNames } from '../../usePageNames.ts'

const size = 10
const total = 85

export default function Total() {
  const translate = useTranslate()
  const names = usePageNames('total')
  const [page, setPage] = useState(1)
  return (
    <div className={css.row}>
      <span role="status">
        {translate('list.range', { from: (page - 1) * size + 1, to: Math.min(page * size, total), total })}
      </span>
      <Pagination
        count={Math.ceil(total / size)}
        page={page}
        onChange={(_, next) => setPage(next)}
        {...names}
      />
    </div>
  )
}
