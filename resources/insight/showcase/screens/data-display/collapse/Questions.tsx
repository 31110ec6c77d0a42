import { Question } from '../../../../../../resources/content/faq/screens/Question.tsx'
import css from '../../showcase.module.css'

const questions = [
  { id: 'q1', group: 'care', question: 'How do I wash linen?', answer: '<p>At 30 °C, inside out.</p>' },
  {
    id: 'q2',
    group: 'care',
    question: 'Does it shrink?',
    answer: '<p>It is pre-washed, so hardly at all.</p>',
  },
]

export default function Questions() {
  return (
    <div className={css.stack} lang="en">
      {questions.map((shown) => (
        <Question key={shown.id} shown={shown} words={[]} isOpen={false} edit={undefined} />
      ))}
    </div>
  )
}
