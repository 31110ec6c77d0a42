import type { Values } from '../server/records/values.ts'
import type { Entry } from './shop.ts'

interface DemoLocation extends Values {
  code: string
}

/** Two warehouses and a shop, in three states. The GSTINs have the right check digits and belong to nobody. */
const locations: readonly DemoLocation[] = [
  {
    code: 'BLR',
    name: 'Bengaluru warehouse',
    kind: 'warehouse',
    priority: 10,
    cutOff: '16:00',
    gstin: '29AAGCA4821M1ZE',
    contactName: 'Kavya Shetty',
    contactPhone: '+919845012801',
    address: address('Plot 44, Bommasandra Industrial Area', 'Phase 3', '560099', 'Bengaluru', 'Karnataka'),
  },
  {
    code: 'GGN',
    name: 'Gurugram warehouse',
    kind: 'warehouse',
    priority: 20,
    cutOff: '15:00',
    gstin: '06AAGCA4821M1ZM',
    contactName: 'Rohit Yadav',
    contactPhone: '+919810012802',
    address: address('Khasra 112, Pataudi Road', 'Sector 90', '122505', 'Gurugram', 'Haryana'),
  },
  {
    code: 'BOM',
    name: 'Bandra store',
    kind: 'store',
    priority: 30,
    shipsOrders: false,
    gstin: '27AAGCA4821M1ZI',
    contactName: 'Nisha D’Souza',
    contactPhone: '+919820012803',
    address: address('18 Waterfield Road', 'Bandra West', '400050', 'Mumbai', 'Maharashtra'),
  },
]

/** The entries of the demo shop, under their codes. */
export const stockLocationEntries = (): (() => Promise<Entry>)[] =>
  locations.map((values) => async () => ({ key: values.code, at: '2025-05-02T04:30:00.000Z', values }))

function address(line1: string, line2: string, pincode: string, city: string, state: string): Values {
  const fullName = 'Atelier Clothing Private Limited'
  return { fullName, phone: '+919845012800', line1, line2, pincode, city, state, country: 'IN', type: 'work' }
}
