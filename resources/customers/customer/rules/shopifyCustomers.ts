import {
  type Cell,
  cellsOf,
  type ForeignColumn,
  type ForeignFile,
  hasColumns,
  tableOf,
} from '../../../../src/derive/foreignFile.ts'
import { indianPhone } from '../../../shared/phone/rules/indianPhone.ts'

/** The states and union territories of India by the codes that Shopify writes; two of them have been one since 2020. */
const states = new Map(
  `AP Andhra Pradesh|AR Arunachal Pradesh|AS Assam|BR Bihar|CG Chhattisgarh|GA Goa|GJ Gujarat|HR Haryana|HP Himachal Pradesh
JH Jharkhand|KA Karnataka|KL Kerala|MP Madhya Pradesh|MH Maharashtra|MN Manipur|ML Meghalaya|MZ Mizoram|NL Nagaland|OR Odisha
OD Odisha|PB Punjab|RJ Rajasthan|SK Sikkim|TN Tamil Nadu|TS Telangana|TR Tripura|UP Uttar Pradesh|UK Uttarakhand|WB West Bengal
AN Andaman and Nicobar Islands|CH Chandigarh|DN Dadra and Nagar Haveli and Daman and Diu|DD Dadra and Nagar Haveli and Daman and Diu
DL Delhi|JK Jammu and Kashmir|LA Ladakh|LD Lakshadweep|PY Puducherry`
    .split(/[|\n]/)
    .map((text) => [text.slice(0, 2), text.slice(3)] as const),
)

const country = (cell: Cell) => cell('Default Address Country Code', 'Country Code') || 'IN'

const phoneOf = (cell: Cell, ...names: readonly string[]) => indianPhone(cell(...names), country(cell))

const firstName = (cell: Cell) =>
  cell('First Name') || cell('Last Name') || cell('Email').split('@')[0] || cell('Phone').replace(/^'/, '')

/** Who has a last name alone is called by it. */
const lastName = (cell: Cell) => (cell('First Name') ? cell('Last Name') : '')

/** The one address of the file, for parcels and bills, as a cell of an import has it; none where there is no street. */
function addressOf(cell: Cell): string {
  const line1 = cell('Default Address Address1', 'Address1')
  if (line1 === '') return ''
  const code = cell('Default Address Province Code', 'Province Code')
  const address = {
    fullName: [firstName(cell), lastName(cell)].filter(Boolean).join(' '),
    phone: phoneOf(cell, 'Default Address Phone', 'Phone'),
    line1: [cell('Default Address Company', 'Company'), line1].filter(Boolean).join(', '),
    line2: cell('Default Address Address2', 'Address2'),
    pincode: cell('Default Address Zip', 'Zip').replace(/[\s']/g, ''),
    city: cell('Default Address City', 'City'),
    state: (country(cell) === 'IN' && states.get(code)) || cell('Province') || code,
    country: country(cell),
  }
  return JSON.stringify([{ address, defaultShipping: true, defaultBilling: true }])
}

const columns: readonly ForeignColumn<Cell>[] = [
  { name: 'email', from: 'Email', read: (cell) => cell('Email') },
  { name: 'phone', from: 'Phone', read: (cell) => phoneOf(cell, 'Phone', 'Default Address Phone') },
  { name: 'firstName', from: 'First Name', read: firstName },
  { name: 'lastName', from: 'Last Name', read: lastName },
  { name: 'tags', from: 'Tags', read: (cell) => cell('Tags') },
  { name: 'addresses', from: 'Default Address', read: addressOf },
]

/** A CSV file of customers as Shopify exports it, now and before 2023. */
export const shopifyCustomers: ForeignFile = {
  system: 'Shopify',
  isOne: (head) =>
    hasColumns(head, ['First Name', 'Last Name', 'Email', 'Accepts Email Marketing']) ||
    hasColumns(head, ['First Name', 'Last Name', 'Email', 'Accepts Marketing', 'Province Code']),
  take: (table) => tableOf(cellsOf(table), columns, 0),
}
