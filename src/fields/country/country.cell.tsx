import { useLocale } from 'ra-core'
import type { CellProps } from '../view.ts'
import { countryName } from './countries.ts'

/** The name of the country in the language of the page. */
export default function CountryCell({ value }: CellProps<string>) {
  return <bdi>{countryName(value, useLocale() ?? 'en')}</bdi>
}
