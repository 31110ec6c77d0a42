import { useWords } from '../../../../dashboard/screens/board/useWords.ts'
import { abroad } from '../../places.ts'
import { World } from '../../World.tsx'

export default function Told() {
  const { rupees } = useWords()
  return (
    <World
      landOf={(name) => {
        const value = abroad[name]
        return value === undefined ? { part: 12 } : { part: 70, name, told: rupees(value) }
      }}
    />
  )
}
