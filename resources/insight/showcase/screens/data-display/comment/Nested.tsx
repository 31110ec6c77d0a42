import { Comment } from '../../../../../../src/views/Comment.tsx'
import css from '../../showcase.module.css'

export default function Nested() {
  return (
    <div>
      <Comment author="Kavya Iyer" at="2026-11-20T09:10:00Z" text="Linen shirt: M or L?">
        <div className={css.answer}>
          <Comment author="Mira Banerjee" at="2026-11-20T09:45:00Z" text="M: 104 cm. L: 110 cm.">
            <div className={css.answer}>
              <Comment author="Kavya Iyer" at="2026-11-20T10:02:00Z" text="M!" />
            </div>
          </Comment>
        </div>
      </Comment>
    </div>
  )
}
