import { describe, expect, it } from 'vitest'
import { cashAddressOf, cashSpellings, scriptOfCashAddress } from './cash-address.ts'

const hash = 'f5bf48b397dae70be82b3cca4793f8eb2b6cdac9'
const address = 'bitcoincash:qr6m7j9njldwwzlg9v7v53unlr4jkmx6eylep8ekg2'
const letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'

describe('addresses of Bitcoin Cash', () => {
  it('are written as the specification has them', () => {
    expect(cashAddressOf(Buffer.from(hash, 'hex'), 'bitcoincash')).toBe(address)
  })

  it.each([
    [address, 'bitcoincash', `76a914${hash}88ac`],
    [address.slice(12), 'bitcoincash', `76a914${hash}88ac`],
    [address.toUpperCase(), 'bitcoincash', `76a914${hash}88ac`],
    ['bchtest:pr6m7j9njldwwzlg9v7v53unlr4jkmx6eyvwc0uz5t', 'bchtest', `a914${hash}87`],
    // Small and capital letters together, another prefix, nothing at all.
    ['bitcoincash:Qr6m7j9njldwwzlg9v7v53unlr4jkmx6eylep8ekg2', 'bitcoincash', null],
    [address, 'bchreg', null],
    ['bchreg:qr6m7j9njldwwzlg9v7v53unlr4jkmx6eylep8ekg2', 'bchreg', null],
    ['', 'bitcoincash', null],
    ['bitcoincash:', 'bitcoincash', null],
    ['bitcoincash:qqqqqqqq', 'bitcoincash', null],
  ])('%s of %s is paid by %s', (text, prefix, script) => {
    expect(scriptOfCashAddress(text, prefix)).toBe(script)
  })

  it('are no longer addresses with any one letter mistyped', () => {
    for (let at = 12; at < address.length; at++)
      for (const letter of letters) {
        if (letter === address[at]) continue
        const typed = address.slice(0, at) + letter + address.slice(at + 1)
        expect(scriptOfCashAddress(typed, 'bitcoincash')).toBeNull()
      }
  })

  it.each(['bitcoincash', 'bchtest', 'bchreg'])(
    'of %s are found by whichever way they are written',
    (prefix) => {
      const known = cashAddressOf(Buffer.from(hash, 'hex'), prefix)
      const prefixes = ['bitcoincash', 'bchtest', 'bchreg']
      const spellings = cashSpellings(known, prefixes)
      expect(spellings).toHaveLength(4)
      expect(spellings).toContain(known)
      for (const one of [...spellings, known.toUpperCase()]) {
        expect(cashSpellings(one, prefixes).toSorted()).toEqual(spellings.toSorted())
        expect(scriptOfCashAddress(one, prefix)).toBe(`76a914${hash}88ac`)
      }
      expect(cashSpellings('hello', prefixes)).toEqual([])
    },
  )

  it('of 300 hashes are read back as those', () => {
    for (let number = 0; number < 300; number++) {
      const bytes = Uint8Array.from({ length: 20 }, (_, at) => (number * 37 + at * 101) & 255)
      const told = scriptOfCashAddress(cashAddressOf(bytes, 'bchreg'), 'bchreg')
      expect(told).toBe(`76a914${Buffer.from(bytes).toString('hex')}88ac`)
    }
  })
})
