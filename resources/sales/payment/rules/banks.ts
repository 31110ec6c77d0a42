/**
 * The banks of India whose cards, net banking and instalments offers are made for, by the first four letters of their IFSC, which is how
 * gateways name them. Proper names: the same in every language. As of November 2026; a bank that is missing is one more line.
 */
export const bankNames = {
  AUBL: 'AU Small Finance Bank',
  UTIB: 'Axis Bank',
  BDBL: 'Bandhan Bank',
  BARB: 'Bank of Baroda',
  BKID: 'Bank of India',
  MAHB: 'Bank of Maharashtra',
  CNRB: 'Canara Bank',
  CBIN: 'Central Bank of India',
  CIUB: 'City Union Bank',
  DBSS: 'DBS Bank',
  FDRL: 'Federal Bank',
  HDFC: 'HDFC Bank',
  HSBC: 'HSBC',
  ICIC: 'ICICI Bank',
  IBKL: 'IDBI Bank',
  IDFB: 'IDFC FIRST Bank',
  IDIB: 'Indian Bank',
  IOBA: 'Indian Overseas Bank',
  INDB: 'IndusInd Bank',
  KARB: 'Karnataka Bank',
  KVBL: 'Karur Vysya Bank',
  KKBK: 'Kotak Mahindra Bank',
  PUNB: 'Punjab National Bank',
  RATN: 'RBL Bank',
  SIBL: 'South Indian Bank',
  SCBL: 'Standard Chartered',
  SBIN: 'State Bank of India',
  TMBL: 'Tamilnad Mercantile Bank',
  UCBA: 'UCO Bank',
  UBIN: 'Union Bank of India',
  YESB: 'YES Bank',
} as const

export type Bank = keyof typeof bankNames

export const banks = Object.keys(bankNames) as readonly Bank[]

/** The banks that money can come from, with all that are not named here. */
export const payingBanks = [...banks, 'other'] as const

/** The ways of paying that a bank gives its customers. */
export const bankMethods = ['card', 'netbanking', 'emi'] as const

/** The ways in which people receive money themselves: into the account, at the desk, or by a card machine. */
export const receivedMethods = ['bankTransfer', 'upi', 'manual', ...bankMethods] as const

/** Whether a way of paying has a bank that matters. */
export const hasBank = (method: string | null | undefined): boolean =>
  (bankMethods as readonly (string | null | undefined)[]).includes(method)

/** Banks in words, in the order of the list. */
export const namesOfBanks = (codes: readonly string[]): string =>
  banks
    .filter((code) => codes.includes(code))
    .map((code) => bankNames[code])
    .join(', ')
