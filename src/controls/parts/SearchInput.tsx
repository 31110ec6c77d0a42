import css from './SearchInput.module.css'

interface SearchInputProps {
  /** What is searched, said to whoever hears it and shown while nothing is typed. */
  label: string
  text: string
  onText: (text: string) => void
  autoFocus?: boolean
}

/** A box as wide as what is searched in it, whose text is its owner's; the search of a page, with its text in the address, is `SearchField`. */
export const SearchInput = ({ label, text, onText, autoFocus }: SearchInputProps) => (
  <input
    type="search"
    className={css.search}
    maxLength={200}
    aria-label={label}
    placeholder={label}
    value={text}
    onChange={({ target }) => onText(target.value)}
    // biome-ignore lint/a11y/noAutofocus: whoever opens what it searches goes on by typing
    autoFocus={autoFocus}
  />
)
