import { useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { Miniature } from '../../Miniature.tsx'
import { MiniMenu } from '../../MiniMenu.tsx'
import { useMiniPage } from '../../useMiniPage.ts'
import { useTexts } from '../../words.ts'

export default function OwnTrigger() {
  const t = useTexts()
  const { menu, title } = useMiniPage()
  const [isFolded, setFolded] = useState(false)
  return (
    <Miniature
      isSideWhole
      side={<MiniMenu isFolded={isFolded} {...menu} />}
      head={
        <Button small look="text" aria-pressed={isFolded} onClick={() => setFolded(!isFolded)}>
          {t('showcase.words.folded')}
        </Button>
      }
    >
      <p role="status">{title}</p>
    </Miniature>
  )
}
