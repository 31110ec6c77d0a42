import Pagination from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import { usePageNames } from '../../usePageNames.ts'
import { useTexts } from '../../words.ts'

export default function Labels() {
  const t = useTexts()
  const names = usePageNames('labels')
  const wordOf = (type: string) => t(`showcase.words.${type === 'next' ? 'next' : 'back'}`)
  return (
    <Pagination
      count={5}
      defaultPage={2}
      {...names}
      getItemAriaLabel={(type, page) =>
        type === 'next' || type === 'previous' ? wordOf(type) : names.getItemAriaLabel(type, page)
      }
      renderItem={(item) => {
        // From right to left MUI has each stand in the place of the other, as it is with arrows.
        const Word = () => wordOf(item.type)
        return <PaginationItem {...item} slots={{ previous: Word, next: Word }} />
      }}
    />
  )
}
