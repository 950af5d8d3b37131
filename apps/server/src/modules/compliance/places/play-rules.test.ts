import { families } from '@fairhouse/contract/families/all'
import { profiles } from '@fairhouse/jurisdictions'
import { describe, expect, it } from 'vitest'
import { kindsOf, playRulesOf } from './play-rules.ts'
import { rulesHere } from './here.ts'

/** What a player of 30 years may do at slots and elsewhere, as it is written down in the regulators' own words. */
const expected: Readonly<Record<string, string>> = {
  gb: 'slots 2500 ms, 500 · others 5000 ms, no limit · jackpots coach',
  mt: 'slots 0 ms, no limit · others 0 ms, no limit · autoplay turbo buy gamble jackpots coach',
  de: 'slots 5000 ms, 100 · others 5000 ms, no limit · coach',
  se: 'slots 3000 ms, no limit · others 3000 ms, no limit · autoplay jackpots coach',
  nl: 'slots 0 ms, no limit · others 0 ms, no limit · jackpots coach',
  es: 'slots 3000 ms, no limit · others 0 ms, no limit · jackpots coach',
  it: 'slots 0 ms, no limit · others 0 ms, no limit · turbo jackpots coach',
  be: 'slots 0 ms, no limit · others 0 ms, no limit · jackpots coach',
  dk: 'slots 3000 ms, no limit · others 3000 ms, no limit · jackpots coach',
  'ca-on': 'slots 2500 ms, no limit · others 2500 ms, no limit · jackpots coach',
  'us-nj':
    'slots 0 ms, no limit · others 0 ms, no limit · autoplay turbo buy gamble jackpots coach',
  cw: 'slots 0 ms, no limit · others 0 ms, no limit · autoplay turbo buy gamble jackpots coach',
  demo: 'slots 0 ms, no limit · others 0 ms, no limit · autoplay turbo buy gamble jackpots coach',
  none: 'slots 5000 ms, 100 · others 5000 ms, 100 · ',
}

const flags = ['autoplay', 'turbo', 'buy', 'gamble', 'jackpots', 'coach'] as const

describe('the rules of play', () => {
  it.each(profiles.map((profile) => [profile.code, profile] as const))('%s', (code, { rules }) => {
    const at = (family: string) => playRulesOf(rules, { kinds: kindsOf(family), isOver24: true })
    const told = (family: string): string => {
      const { cycleMs, maxStake } = at(family)
      return `${cycleMs} ms, ${maxStake ?? 'no limit'}`
    }
    const allowed = flags.filter((flag) => at('slot')[flag])
    for (const family of Object.keys(families).filter((name) => name !== 'slot')) {
      expect(`slots ${told('slot')} · others ${told(family)} · ${allowed.join(' ')}`).toBe(
        expected[code],
      )
      for (const flag of flags) expect(at(family)[flag]).toBe(at('slot')[flag])
    }
  })

  it('let whoever is under 25 stake less at slots in Great Britain, and whoever nobody knows the age of', () => {
    const { rules } = rulesHere('gb', { home: 'GB', seen: null })
    const most = (isOver24: boolean) => playRulesOf(rules, { kinds: ['slot'], isOver24 }).maxStake
    expect([most(false), most(true)]).toEqual([200, 500])
  })

  it('hold a game of unknown kind to those of all kinds', () => {
    const { rules } = rulesHere('gb', { home: 'GB', seen: null })
    expect(playRulesOf(rules, { kinds: kindsOf(null), isOver24: true })).toMatchObject({
      cycleMs: 5_000,
      maxStake: 500,
    })
  })

  it('are those of home and of where the player was seen, of each the stricter one', () => {
    const { edition, served, rules } = rulesHere('mt', { home: 'FR', seen: 'DE' })
    expect([edition, served]).toEqual(['mt.1&mt.1+de.1', false])
    expect(rules.games.jackpots).toBe(false)
    expect(rulesHere('mt', { home: 'FR', seen: 'PT' }).edition).toBe('mt.1')
    expect(rulesHere('mt', { home: 'FR', seen: null }).served).toBe(true)
  })
})
