import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openAddressPlaces } from './address-places.ts'
import { writePlaceFile } from './testing/write-place-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'fairhouse-places-'))
afterAll(() => rmSync(folder, { recursive: true }))

const places = join(folder, 'places.mmdb')
writePlaceFile(places, {
  10: { country: { iso_code: 'DE' } },
  20: { country: { iso_code: 'CA' }, subdivisions: [{ iso_code: 'ON' }] },
  30: { country: { iso_code: 'CA' }, subdivisions: [{ iso_code: 'QC' }] },
  40: { country: { iso_code: 'FR' }, traits: { is_anonymous_proxy: true } },
  50: { country: { iso_code: 'XX' } },
  60: { city: { name: 'Atlantis' } },
})
const hidden = join(folder, 'hidden.mmdb')
writePlaceFile(hidden, { 10: { is_tor_exit_node: true } })

describe('where an address lies', () => {
  const placeOf = openAddressPlaces({ places, hidden: null })

  it.each([
    ['10.1.2.3', 'DE'],
    ['20.0.0.1', 'CA-ON'],
    ['30.0.0.1', 'CA'],
    ['40.9.9.9', 'FR'],
    ['50.0.0.1', null],
    ['60.0.0.1', null],
    ['70.0.0.1', null],
    ['::1', null],
    ['nowhere', null],
    ['', null],
  ])('%s is %j', (address, place) => {
    expect(placeOf(address).place).toBe(place)
  })

  it('is told to be hidden by either file', () => {
    expect(placeOf('40.0.0.1').isHidden).toBe(true)
    expect(placeOf('10.0.0.1').isHidden).toBe(false)
    expect(openAddressPlaces({ places, hidden })('10.0.0.1')).toEqual({
      place: 'DE',
      isHidden: true,
    })
  })

  it('is not known without files', () => {
    const nobody = openAddressPlaces({ places: null, hidden: null })
    expect(nobody('10.0.0.1')).toEqual({ place: null, isHidden: false })
  })

  it('is not guessed from a file that is none', () => {
    const broken = join(folder, 'broken.mmdb')
    writeFileSync(broken, 'DE')
    for (const file of [broken, join(folder, 'gone.mmdb')])
      expect(() => openAddressPlaces({ places: file, hidden: null })).toThrow(
        'GEOIP_FILE cannot be read',
      )
  })
})
