import { Comment } from '../../../../../../src/views/Comment.tsx'
import css from '../../../../../customers/contactMessage/screens/contactMessage.module.css'

const said = [
  {
    id: '1',
    kind: 'customer',
    author: 'Kavya Iyer',
    at: '2026-11-20T09:10:00Z',
    text: 'Linen shirt: M or L?',
  },
  { id: '2', kind: 'note', author: 'Mira Banerjee', at: '2026-11-20T09:40:00Z', text: 'LS-204: 104 cm (M)' },
  {
    id: '3',
    kind: 'reply',
    author: 'Mira Banerjee',
    at: '2026-11-20T09:45:00Z',
    text: 'M: 104 cm. L: 110 cm.',
  },
]

export default function Thread() {
  return (
    <ol className={css.thread}>
      {said.map(({ id, kind, ...comment }) => (
        <li key={id} className={css.entry} data-kind={kind}>
          <Comment {...comment} />
        </li>
      ))}
    </ol>
  )
}
