import Pagination from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import { usePageNames } from '../../usePageNames.ts'
import { useTexts } from '../../words.ts'

export default function Labels() {
  const t = useTexts()
  const names = usePageNames('labels')
  const slots = {
    previous: () => <>{t('showcase.words.back')}</>,
    next: () => <>{t('showcase.words.next')}</>,
  }
  return (
    <Pagination
      count={5}
      defaultPage={2}
      {...names}
      getItemAriaLabel={(type, page) =>
        type === 'next' || type === 'previous'
          ? t(`showcase.words.${type === 'next' ? 'next' : 'back'}`)
          : names.getItemAriaLabel(type, page)
      }
      renderItem={(item) => <PaginationItem {...item} slots={slots} />}
    />
  )
}
