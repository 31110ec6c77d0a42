import { useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { Comment } from '../../../../../../src/views/Comment.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

type Mark = 'like' | 'dislike'
const signs = { like: '▲', dislike: '▼' } as const

export default function Liked() {
  const t = useTexts()
  const [mark, setMark] = useState<Mark>()
  const counts = { like: 4, dislike: 1 }
  return (
    <div className={css.stack}>
      <div>
        <Comment author="Kavya Iyer" at="2026-11-20T09:10:00Z" text="Linen shirt: 5 / 5" />
      </div>
      <div className={css.row}>
        {(['like', 'dislike'] as const).map((each) => (
          <Button
            key={each}
            small
            look="text"
            aria-pressed={mark === each}
            onClick={() => setMark(mark === each ? undefined : each)}
          >
            <span aria-hidden="true">{signs[each]}</span>
            {t(`showcase.words.${each}`)} {counts[each] + (mark === each ? 1 : 0)}
          </Button>
        ))}
      </div>
    </div>
  )
}
