import type { CellProps } from '../../../../src/fields/view.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'

/** By whom a message went out: a company by its name, one of the house's own ways in words. */
export function CarrierCell({ value, resource }: CellProps<string>) {
  const { text } = useAreaWords(resource.path)
  return <bdi>{text(`carriers.${value}`, { _: value })}</bdi>
}
