import type { Address } from '../../../../src/fields/address/address.ts'

/**
 * What a paper is about: a tax invoice or credit note, what lies in a parcel, where it goes, what to fetch, what a courier took, or what
 * hangs on an article.
 */
export const documentKinds = [
  ...(['invoice', 'packingSlip', 'label', 'pickList', 'manifest', 'productLabel'] as const),
] as const

export type DocumentKind = (typeof documentKinds)[number]

/** A record that was not printed, and why: a code of the error texts. */
export interface NotPrinted {
  readonly id: string
  readonly name: string
  readonly code: string
}

/** Who sends, as papers name it. */
export interface Sender {
  readonly name: string
  readonly address: string
  readonly gstin: string | null
  readonly phone: string | null
  readonly email: string | null
}

/** A parcel as its label and its packing slip show it. Weight in grams, sizes in millimetres, money in paise. */
export interface PrintedParcel {
  readonly id: string
  readonly number: string
  readonly orderNumber: string
  readonly placedAt: string | null
  /** The language of the customer. */
  readonly locale: string
  readonly sender: Sender
  readonly shipTo: Address | null
  readonly customerNote: string | null
  readonly giftMessage: string | null
  readonly isGift: boolean
  readonly courier: string | null
  readonly service: string | null
  readonly awb: string | null
  readonly weight: number | null
  readonly size: readonly [length: number, width: number, height: number] | null
  /** What the courier collects; null where it is paid already. */
  readonly cod: number | null
  readonly lines: readonly {
    readonly sku: string | null
    readonly name: string | null
    readonly quantity: number
  }[]
}

/** A line of an invoice as it is printed; money in paise. */
export interface PrintedLine {
  readonly id: string
  readonly charge: string | null
  readonly sku: string | null
  readonly name: string | null
  readonly hsn: string | null
  readonly quantity: number
  readonly unitPrice: number | null
  readonly discount: number | null
  readonly taxable: number | null
  readonly rate: number | null
  readonly cgst: number | null
  readonly sgst: number | null
  readonly igst: number | null
  readonly cess: number | null
  readonly total: number | null
}

/** An invoice or credit note as it is printed. */
export interface PrintedInvoice {
  readonly id: string
  readonly number: string
  readonly kind: 'invoice' | 'creditNote'
  readonly issuedAt: string | null
  /** Whose days it names: those of the shop when it was issued. */
  readonly timeZone: string
  readonly orderNumber: string
  readonly placedAt: string | null
  readonly locale: string
  readonly shipmentNumber: string | null
  readonly awb: string | null
  readonly corrects: readonly string[]
  readonly reason: string | null
  readonly paymentMethod: string | null
  readonly customerName: string | null
  readonly address: Address | null
  readonly shipTo: Address | null
  readonly gstin: string | null
  readonly supplier: Sender
  /** What the shop is registered under, and who settles complaints; what is not known is null. */
  readonly shop: {
    readonly pan: string | null
    readonly cin: string | null
    readonly grievanceOfficer: string | null
  }
  readonly supplierState: string | null
  readonly placeOfSupply: string | null
  readonly lines: readonly PrintedLine[]
  readonly taxable: number
  readonly cgst: number
  readonly sgst: number
  readonly igst: number
  readonly cess: number
  readonly roundOff: number
  readonly total: number
}

/** What to fetch at a place, for several orders at once. */
export interface PickList {
  readonly location: string
  readonly at: string
  readonly rows: readonly {
    readonly sku: string
    readonly name: string
    readonly quantity: number
    /** For which orders, with the pieces of each. */
    readonly orders: readonly { readonly number: string; readonly quantity: number }[]
  }[]
}

/** The parcels that one courier takes along from a place; signed by its driver. */
export interface Manifest {
  readonly courier: string
  readonly location: string
  readonly number: string | null
  readonly at: string
  readonly rows: readonly {
    readonly number: string
    readonly orderNumber: string
    readonly awb: string | null
    readonly destination: string | null
    readonly weight: number | null
    readonly pieces: number
    readonly cod: number | null
  }[]
}

/** What hangs on an article: its bar code, its price and what the law wants to be said of packed goods. Money in paise. */
export interface ProductLabel {
  readonly id: string
  readonly copies: number
  readonly sku: string
  readonly barcode: string | null
  readonly name: string
  /** The name in other languages, where it has one. */
  readonly names: Readonly<Record<string, string>>
  readonly brand: string | null
  readonly styleCode: string | null
  /** What tells the variant from the others: colour, size and more. */
  readonly options: readonly string[]
  readonly mrp: number
  readonly genericName: string | null
  readonly netQuantity: string | null
  readonly manufacturedIn: string | null
  readonly countryOfOrigin: string | null
  readonly manufacturer: string | null
  readonly importer: string | null
  readonly careContact: string | null
}

/** The documents of a kind. */
export interface PrintedDocuments {
  readonly invoice: PrintedInvoice
  readonly packingSlip: PrintedParcel
  readonly label: PrintedParcel
  readonly pickList: PickList
  readonly manifest: Manifest
  readonly productLabel: ProductLabel
}

/** What the server answers who prints: the documents, and what was left out. */
export interface Printed<K extends DocumentKind = DocumentKind> {
  readonly kind: K
  readonly documents: readonly PrintedDocuments[K][]
  readonly refused: readonly NotPrinted[]
}
