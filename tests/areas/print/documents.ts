import type {
  PrintedInvoice,
  PrintedParcel,
  ProductLabel,
} from '../../../resources/shared/documents/rules/printed.ts'
import type { Address } from '../../../src/fields/address/address.ts'

export const address: Address = {
  ...{ fullName: 'Asha Rao', phone: '+919876543210', line1: '12 Residency Road', line2: '', landmark: '' },
  ...{ pincode: '560025', city: 'Bengaluru', district: '', state: 'Karnataka', country: 'IN', type: 'home' },
  gstin: '',
}

const sender = {
  ...{
    name: 'Atelier Fashion Pvt Ltd',
    address: '4 Mill Street\nBengaluru 560001',
    gstin: '29ABCDE1234F1Z5',
  },
  ...{ phone: '+918012345678', email: 'help@atelier.example' },
}

/** A parcel with two lines that is paid at the door. */
export const parcel = (more: Partial<PrintedParcel> = {}): PrintedParcel => ({
  ...{ id: 'p1', number: 'SH-000042', orderNumber: 'AT-000042', placedAt: '2026-11-19T10:00:00.000Z' },
  ...{ locale: 'hi', sender, shipTo: address, customerNote: 'Ring twice', giftMessage: 'Happy birthday' },
  ...{ isGift: true, courier: 'Delhivery', service: 'Surface', awb: '1492553011', weight: 420 },
  ...{ size: [300, 200, 50] as const, cod: 129_900 },
  lines: [
    { sku: 'KUR-M', name: 'Kurta, M', quantity: 2 },
    { sku: 'SAR-1', name: 'Saree', quantity: 1 },
  ],
  ...more,
})

/** An invoice within a state: a line of goods and the shipping. */
export const invoice = (more: Partial<PrintedInvoice> = {}): PrintedInvoice => ({
  ...{ id: 'i1', number: 'INV/26-27/000123', kind: 'invoice', issuedAt: '2026-11-20T10:00:00.000Z' },
  timeZone: 'Asia/Kolkata',
  ...{ orderNumber: 'AT-000042', placedAt: '2026-11-19T10:00:00.000Z', locale: 'en', awb: '1492553011' },
  ...{ shipmentNumber: 'SH-000042', corrects: [], reason: null, paymentMethod: 'cod' },
  ...{ customerName: 'Asha Rao', address, shipTo: address, gstin: '29AAACB1234C1Z7' },
  shop: { pan: 'ABCDE1234F', cin: null, grievanceOfficer: 'Leela Thomas' },
  ...{ supplier: sender, supplierState: '29-Karnataka', placeOfSupply: '29-Karnataka' },
  lines: [
    {
      ...{
        id: 'l1',
        charge: null,
        sku: 'KUR-M',
        name: 'Kurta, M',
        hsn: '6204',
        quantity: 2,
        igst: 0,
        cess: 0,
      },
      ...{
        unitPrice: 5_250_000,
        discount: 290_000,
        taxable: 9_723_810,
        rate: 5,
        cgst: 243_095,
        sgst: 243_095,
      },
      total: 10_210_000,
    },
    {
      ...{ id: 'l2', charge: 'shipping', sku: null, name: null, hsn: null, quantity: 1, igst: 0, cess: 0 },
      ...{ unitPrice: 0, discount: null, taxable: 0, rate: null, cgst: 0, sgst: 0, total: 0 },
    },
  ],
  ...{ taxable: 9_723_810, cgst: 243_095, sgst: 243_095, igst: 0, cess: 0, roundOff: 0, total: 10_210_000 },
  ...more,
})

/** The label of a variant with everything that can stand on it, twice. */
export const productLabel = (more: Partial<ProductLabel> = {}): ProductLabel => ({
  ...{
    id: 'v1',
    copies: 2,
    sku: 'KUR-IVR-M',
    barcode: '4006381333931',
    name: 'Kurta',
    names: { ja: 'クルタ' },
  },
  ...{ brand: 'Indigo Loom', styleCode: 'KUR', options: ['Ivory', 'M'], mrp: 199_900, genericName: 'Kurta' },
  ...{
    netQuantity: '1 N',
    manufacturedIn: '2026-08',
    countryOfOrigin: 'IN',
    manufacturer: 'Mill\nBengaluru',
  },
  ...{ importer: null, careContact: 'help@atelier.example' },
  ...more,
})
