import css from '../../letters.module.css'

export default function Headings() {
  return (
    <div className={css.headings} lang="en">
      <h3>The autumn collection</h3>
      <h4>Hand-woven linen</h4>
      <h5>Shirts and kurtas</h5>
      <h6>How they are washed</h6>
    </div>
  )
}
