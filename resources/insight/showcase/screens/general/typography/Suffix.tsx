import css from '../../letters.module.css'

export default function Suffix() {
  return (
    <p className={css.suffixed} lang="en">
      <span data-tip="Hand-woven linen shirt with shell buttons and side slits, natural indigo">
        Hand-woven linen shirt with shell buttons and side slits, natural indigo
      </span>
      <bdi dir="ltr">· LS-204-IND-42</bdi>
    </p>
  )
}
