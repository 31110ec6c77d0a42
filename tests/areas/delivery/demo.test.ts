import { describe, expect, it } from 'vitest'
import { demoCities } from '../../../demo/geography/cities.ts'
import { demoPincodes } from '../../../demo/geography/pincodes.ts'
import { isLikelyPincode } from '../../../resources/delivery/geography/rules/isLikelyPincode.ts'
import { countryCodes } from '../../../resources/delivery/geography/server/reference/countryCodes.ts'
import { indianStates } from '../../../resources/delivery/geography/server/reference/indianStates.ts'

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) < index)

describe('the reference data', () => {
  it('names every country once, in every code', () => {
    expect(countryCodes).toHaveLength(249)
    for (const code of ['iso2', 'iso3', 'numeric'] as const)
      expect(repeated(countryCodes.map((country) => country[code]))).toEqual([])
    for (const country of countryCodes) {
      expect(country).toEqual({
        iso2: expect.stringMatching(/^[A-Z]{2}$/),
        iso3: expect.stringMatching(/^[A-Z]{3}$/),
        numeric: expect.stringMatching(/^\d{3}$/),
        dialCode: expect.stringMatching(/^\+\d{1,3}$/),
        currency: expect.stringMatching(/^[A-Z]{3}$/),
      })
    }
  })

  it('has India’s 28 states and 8 union territories with codes of their own', () => {
    expect(indianStates.filter(({ kind }) => kind === 'state')).toHaveLength(28)
    expect(indianStates).toHaveLength(36)
    for (const code of ['isoCode', 'gstCode', 'lgdCode'] as const)
      expect(repeated(indianStates.map((state) => state[code]))).toEqual([])
    const gst = (iso: string) => indianStates.find(({ isoCode }) => isoCode === iso)?.gstCode
    expect(['IN-KA', 'IN-MH', 'IN-DL', 'IN-TS', 'IN-LA'].map(gst)).toEqual(['29', '27', '07', '36', '38'])
  })
})

describe('the sample of the demo shop', () => {
  it('is large enough to try everything, and fits together', () => {
    const districts = new Set(demoCities.map(({ state, district }) => `${state} ${district.name}`))
    expect(districts.size).toBeGreaterThanOrEqual(60)
    expect(demoCities.length).toBeGreaterThanOrEqual(80)
    expect(demoPincodes.length).toBeGreaterThanOrEqual(300)
    expect(repeated(demoPincodes.map(({ pincode }) => pincode))).toEqual([])
    expect(repeated(demoCities.map(({ name }) => name))).toEqual([])
    for (const { pincode, city, office } of demoPincodes) {
      expect(pincode).toMatch(/^[1-8]\d{5}$/)
      expect([pincode, office === '', demoCities.some(({ name }) => name === city)]).toEqual([
        pincode,
        false,
        true,
      ])
    }
  })

  it('begins as the pincodes of its states do, but for a suburb of Chandigarh in Punjab', () => {
    const unlikely = demoPincodes.filter(({ pincode, city }) => {
      const state = demoCities.find(({ name }) => name === city)?.state
      const prefixes = indianStates.find(({ isoCode }) => isoCode === state)?.pinPrefixes ?? []
      return !isLikelyPincode(
        pincode,
        prefixes.map(([from, to]) => ({ from, to: to ?? null })),
      )
    })
    expect(new Set(unlikely.map(({ city }) => city))).toEqual(new Set(['Mohali']))
  })
})
