import { useEffect, useState } from 'react'
import { Pages } from '../../../../../../resources/shared/pieces/screens/Pages.tsx'
import { Skeleton } from '../../../../../../src/controls/parts/Skeleton.tsx'
import { SmallTable } from '../../../../../../src/views/SmallTable.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const size = 4
const total = 13

/** Stands for a server that takes a while. */
const ask = (page: number) =>
  Array.from(
    { length: Math.min(size, total - (page - 1) * size) },
    (_, at) => `LS-${200 + (page - 1) * size + at}`,
  )

export default function Remote() {
  const t = useTexts()
  const [page, setPage] = useState(1)
  const [answer, setAnswer] = useState({ page: 1, codes: ask(1) })
  useEffect(() => {
    const timer = setTimeout(() => setAnswer({ page, codes: ask(page) }), 700)
    return () => clearTimeout(timer)
  }, [page])
  const codes = answer.page === page ? answer.codes : undefined
  return (
    <div className={css.stack} aria-busy={!codes}>
      <SmallTable label={t('showcase.words.products')} heads={['SKU']}>
        {Array.from({ length: size }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows keep their places while others come
          <tr key={at}>
            <td style={{ blockSize: 38 }}>
              {codes ? <bdi dir="ltr">{codes[at]}</bdi> : <Skeleton width="6em" />}
            </td>
          </tr>
        ))}
      </SmallTable>
      <Pages page={page} size={size} total={total} onPage={setPage} />
    </div>
  )
}
