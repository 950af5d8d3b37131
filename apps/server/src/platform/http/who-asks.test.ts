import { describe, expect, it } from 'vitest'
import { countedAddress } from './address.ts'
import { languageOfPath, preferredLanguage } from './language.ts'
import { isOwnOrigin } from './origin.ts'

describe('an address counts', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s as %s', (address, counted) => {
    expect(countedAddress(address)).toBe(counted)
  })
})

describe('an origin', () => {
  it.each([
    ['our own host', { origin: 'http://house.example:3000' }, null, true],
    ['our own host in capitals', { origin: 'http://HOUSE.example:3000' }, null, true],
    ['no origin and no browser', {}, null, true],
    ['no origin on our own page', { 'sec-fetch-site': 'same-origin' }, null, true],
    ['no origin on another page', { 'sec-fetch-site': 'cross-site' }, null, false],
    ['no origin on a page of a sister host', { 'sec-fetch-site': 'same-site' }, null, false],
    ['another host', { origin: 'http://evil.example' }, null, false],
    ['another port', { origin: 'http://house.example:3001' }, null, false],
    [
      'a host that begins like ours',
      { origin: 'http://house.example:3000.evil.example' },
      null,
      false,
    ],
    ['null, as sandboxes and files send', { origin: 'null' }, null, false],
    ['nothing, but sent', { origin: '' }, null, false],
    ['the public origin', { origin: 'https://casino.example' }, 'https://casino.example', true],
    [
      'our host when the public origin is another',
      { origin: 'http://house.example:3000' },
      'https://casino.example',
      false,
    ],
    [
      'the public host without encryption',
      { origin: 'http://casino.example' },
      'https://casino.example',
      false,
    ],
  ])('%s', (_, headers, publicOrigin, own) => {
    expect(isOwnOrigin(headers, publicOrigin, 'house.example:3000')).toBe(own)
  })
})

describe('the language', () => {
  it.each([
    ['/de/user/login/json2', 'de'],
    ['/en', 'en'],
    ['/fr/lobby', 'fr'],
    ['/pt-BR/lobby', null],
    ['/it/lobby', null],
    ['/deutsch', null],
    ['/', null],
  ])('of the path %s is %s', (path, language) => {
    expect(languageOfPath(path)).toBe(language)
  })

  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['it,de;q=0.3,en;q=0.7', 'en'],
    ['it, fi', 'en'],
    ['pt-PT', 'pt'],
    ['ja,en;q=0.5', 'ja'],
    ['en;q=0, de;q=0.1', 'de'],
    ['de;q=0', 'en'],
    ['*', 'en'],
    ['DE', 'de'],
    [';;q=,=,', 'en'],
  ])('that %j likes best is %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language)
  })
})
