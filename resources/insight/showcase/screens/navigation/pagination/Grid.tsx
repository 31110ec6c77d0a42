import { useState } from 'react'
import { Pages } from '../../../../../../resources/shared/pieces/screens/Pages.tsx'

export default function Grid() {
  const [page, setPage] = useState(2)
  return <Pages page={page} size={24} total={130} onPage={setPage} />
}
