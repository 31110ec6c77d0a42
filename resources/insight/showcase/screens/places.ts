/** Towns where the shop sends much, by where they lie on the map of the states. */
export const towns = [
  { name: 'Kolkata', at: [377, 289], side: 'end' },
  { name: 'Mumbai', at: [92, 361], side: 'start' },
  { name: 'Delhi', at: [171, 168], side: 'end' },
  { name: 'Chennai', at: [228, 479], side: 'end' },
] as const

/** What was sent to other countries in a year, in paise. */
export const abroad: Readonly<Record<string, number>> = {
  'United States of America': 48_200_000,
  'United Kingdom': 31_400_000,
  Germany: 12_800_000,
  France: 11_900_000,
  Japan: 9_600_000,
  Australia: 8_700_000,
  Canada: 7_900_000,
  'United Arab Emirates': 14_300_000,
  Italy: 4_200_000,
  Spain: 3_700_000,
  Brazil: 1_900_000,
  'South Africa': 2_400_000,
}

/** Orders of a month by state, by the last part of its ISO 3166-2 code. */
export const ordersByState: Readonly<Record<string, { readonly name: string; readonly orders: number }>> = {
  MH: { name: 'Maharashtra', orders: 241 },
  KA: { name: 'Karnataka', orders: 196 },
  DL: { name: 'Delhi', orders: 154 },
  WB: { name: 'West Bengal', orders: 182 },
  TN: { name: 'Tamil Nadu', orders: 112 },
  GJ: { name: 'Gujarat', orders: 94 },
  UP: { name: 'Uttar Pradesh', orders: 88 },
  RJ: { name: 'Rajasthan', orders: 48 },
  TS: { name: 'Telangana', orders: 76 },
  KL: { name: 'Kerala', orders: 61 },
  PB: { name: 'Punjab', orders: 39 },
  HR: { name: 'Haryana', orders: 52 },
  MP: { name: 'Madhya Pradesh', orders: 33 },
  BR: { name: 'Bihar', orders: 21 },
  OD: { name: 'Odisha', orders: 18 },
  AS: { name: 'Assam', orders: 12 },
  JH: { name: 'Jharkhand', orders: 15 },
  CT: { name: 'Chhattisgarh', orders: 9 },
  UK: { name: 'Uttarakhand', orders: 11 },
  HP: { name: 'Himachal Pradesh', orders: 7 },
  GA: { name: 'Goa', orders: 14 },
  AP: { name: 'Andhra Pradesh', orders: 42 },
}
