import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useFetchedWords } from '../../../../src/views/useAreaWords.ts'
import { relatedRecords } from '../../pieces/screens/RelatedRecords.tsx'

const cardsOf = (of: 'orders' | 'products') =>
  relatedRecords({ area: 'projectCard', of, columns: ['project', 'dueDate', 'archived'], by: 'updatedAt' })

const CardsOfOrder = cardsOf('orders')
const CardsOfProduct = cardsOf('products')

/** The cards that name an order or a product, also those that were put away, each with its project; they open on their boards. */
export default function CardsAboutDialog({ resource, records: [record], close }: OwnActionProps) {
  const { text } = useFetchedWords('projectCard')
  const Cards = resource.name === 'order' ? CardsOfOrder : CardsOfProduct
  return (
    <QuestionDialog title={text('about.title')} size="large" onClose={close} isCancelFirst>
      <Cards resource={resource} record={record} />
    </QuestionDialog>
  )
}
