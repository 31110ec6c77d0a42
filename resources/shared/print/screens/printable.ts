import { areaHeads } from '#areas'
import { type AreaHead, hasFlag, type Viewer } from '../../../../src/core/index.ts'
import { type DocumentKind, documentKinds } from '../../documents/rules/printed.ts'
import type { PrintSource } from './printAddress.ts'

/** Which area's operation `documents` makes a kind of paper. */
export function areaOfKind(kind: DocumentKind): AreaHead {
  if (kind === 'productLabel') return areaHeads.product as AreaHead
  return (kind === 'invoice' ? areaHeads.invoice : areaHeads.shipment) as AreaHead
}

/** The sources that a kind of paper is not made of. */
const isOffered = (kind: DocumentKind, of: PrintSource): boolean =>
  of === 'products' || of === 'variants'
    ? kind === 'productLabel'
    : kind !== 'productLabel' && (of !== 'invoices' || kind === 'invoice')

/** The source that the records of an area are. */
export const sourceOf: Readonly<Record<string, PrintSource>> = {
  order: 'orders',
  shipment: 'shipments',
  invoice: 'invoices',
  product: 'products',
}

/** The papers that a viewer may print of records. Those that name customers take the flag `print` of their area. */
export function printableKinds(viewer: Viewer, of: PrintSource): DocumentKind[] {
  return documentKinds.filter((kind) => {
    const { name } = areaOfKind(kind)
    const mayPrint = kind === 'productLabel' || hasFlag(viewer, name, 'print')
    return isOffered(kind, of) && hasFlag(viewer, name, 'view') && mayPrint
  })
}
