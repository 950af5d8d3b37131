import { describe, expect, it } from 'vitest'
import { odditiesOf } from './oddities.ts'
import { isGuarded, type RiskFacts, rulesRaised } from './risk-rules.ts'

const calm: RiskFacts = {
  failuresOfAddress: 0,
  failuresOfHouse: 0,
  registrationsOfAddress: 0,
  shareOfLimit: 0,
  oddities: 0,
  alert: 0,
}

describe('the rules of risk', () => {
  it.each([
    ['nothing happened', 'logIn', {}, []],
    ['an odd program that does no harm', 'logIn', { oddities: 3 }, []],
    ['nine failures of an address', 'logIn', { failuresOfAddress: 9 }, []],
    ['ten failures of an address', 'logIn', { failuresOfAddress: 10 }, ['address guesses']],
    [
      'six failures of an odd program',
      'logIn',
      { failuresOfAddress: 6, oddities: 2 },
      ['odd program guesses'],
    ],
    ['a hundred anywhere', 'logIn', { failuresOfHouse: 100 }, ['house is guessed at']],
    ['a hundred anywhere, and a call without secrets', 'lastWinners', { failuresOfHouse: 100 }, []],
    ['many accounts, and a login', 'logIn', { registrationsOfAddress: 50 }, []],
    ['many accounts', 'register', { registrationsOfAddress: 12 }, ['address opens accounts']],
    ['a limit that is near', 'topUp', { shareOfLimit: 0.8 }, ['limit is near']],
    ['a limit that is near in a round', 'play', { shareOfLimit: 1 }, []],
    ['an alert', 'register', { alert: 1 }, ['alert']],
    ['an alert after solutions', 'logIn', { alert: 1, failuresOfAddress: -1 }, ['alert']],
    ['an alert, and a status', 'status', { alert: 1, shareOfLimit: 1 }, []],
  ] as const)('%s, asking %s', (_, call, facts, raised) => {
    expect(rulesRaised(call, { ...calm, ...facts })).toEqual(raised)
  })

  it('never hold up a bet, a status or a farewell', () => {
    const names = ['play', 'status', 'logOut'] as const
    expect(names.filter(isGuarded)).toEqual([])
  })
})

describe('oddities', () => {
  const browser = {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36',
    'accept-language': 'de-AT,de;q=0.9',
    'sec-fetch-site': 'same-origin',
  }
  it.each([
    ['a browser', browser, 0],
    [
      'a browser behind a proxy that drops what it does not know',
      { ...browser, 'sec-fetch-site': undefined },
      1,
    ],
    ['a script that says so', { 'user-agent': 'python-requests/2.32' }, 3],
    ['a program without a name', { 'accept-language': 'en' }, 2],
    ['fetch outside a browser', { 'user-agent': 'node', 'accept-language': '*' }, 3],
  ])('of %s', (_, headers, count) => {
    expect(odditiesOf(headers)).toBe(count)
  })
})
