import { CategoryColumns } from '../../CategoryColumns.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function AnyLevel() {
  const t = useTexts()
  return (
    <div className={css.stack}>
      <div>
        <p>{t('showcase.cascader.words.anyLevel')}</p>
        <CategoryColumns begin="tops" />
      </div>
      <div>
        <p>{t('showcase.cascader.words.lastLevel')}</p>
        <CategoryColumns leavesOnly begin="saris" />
      </div>
    </div>
  )
}
