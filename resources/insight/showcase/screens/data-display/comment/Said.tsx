import { Comment } from '../../../../../../src/views/Comment.tsx'

export default function Said() {
  return (
    <div>
      <Comment
        author="Mira Banerjee"
        names={['Ravi Nair']}
        at="2026-11-20T16:05:00Z"
        text="@Ravi Nair: LS-204, 12 × M → Pune"
      />
    </div>
  )
}
