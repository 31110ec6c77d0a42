import StarsCell from '../../../../../../resources/customers/rating/screens/StarsCell.tsx'
import { OfArea } from '../../../../../../src/views/OfArea.tsx'
import css from '../../showcase.module.css'

export default function Stars() {
  return (
    <OfArea name="rating">
      {() => (
        <div className={css.stack}>
          {[5, 3, 1].map((value) => (
            <StarsCell key={value} value={value} />
          ))}
        </div>
      )}
    </OfArea>
  )
}
