import { useWords } from '../../../../dashboard/screens/board/useWords.ts'
import { LandList } from '../../LandList.tsx'
import { abroad } from '../../places.ts'
import css from '../../showcase.module.css'
import { World } from '../../World.tsx'

export default function Told() {
  const { rupees } = useWords()
  return (
    <div className={css.stack}>
      <World
        landOf={(name) => {
          const value = abroad[name]
          return value === undefined ? { part: 12 } : { part: 70, name, told: rupees(value) }
        }}
      />
      <LandList rows={Object.entries(abroad)} write={rupees} />
    </div>
  )
}
