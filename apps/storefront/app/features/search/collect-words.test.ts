import { expect, it } from 'vitest'
import { searchIndexOf } from './collect-words.server.ts'

const catalogue = (stamp: string) => ({ stamp, entries: [] })

it('makes the index of each catalogue once, though visitors of several come in turn', () => {
  const [desktop, phone] = [searchIndexOf(catalogue('desktop')), searchIndexOf(catalogue('phone'))]
  expect(searchIndexOf(catalogue('desktop'))).toBe(desktop)
  expect(searchIndexOf(catalogue('phone'))).toBe(phone)
})

it('forgets a catalogue that nobody asks for any more', () => {
  const [gone, asked] = [searchIndexOf(catalogue('gone')), searchIndexOf(catalogue('asked'))]
  for (let later = 0; later < 40; later++) {
    searchIndexOf(catalogue(`later-${later}`))
    searchIndexOf(catalogue('asked'))
  }
  expect(searchIndexOf(catalogue('asked'))).toBe(asked)
  expect(searchIndexOf(catalogue('gone'))).not.toBe(gone)
})
