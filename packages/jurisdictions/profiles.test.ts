import { readdirSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { none } from './profiles/none.ts'
import { profileNamed, profiles } from './profiles.ts'
import type { Rules } from './rules.ts'
import { keptKinds, type KeptKind } from './retention.ts'
import { retentionOf } from './retention-of.ts'
import { rulesOf } from './rules-of.ts'
import { stricter } from './stricter.ts'

/** Each value of rules as a number that is lower the stricter it is; no limit is the loosest. */
const looseness: Readonly<Record<string, (rules: Rules) => number>> = {
  minAge: ({ minAge }) => -minAge,
  autoplay: ({ games }) => Number(games.autoplay),
  turbo: ({ games }) => Number(games.turbo),
  buy: ({ games }) => Number(games.buy),
  gamble: ({ games }) => Number(games.gamble),
  jackpots: ({ games }) => Number(games.jackpots),
  coach: ({ games }) => Number(games.coach),
  oneSlot: ({ games }) => -Number(games.oneSlot),
  cycleOfSlots: ({ games }) => -games.cycleMs.slot,
  cycleOfOthers: ({ games }) => -games.cycleMs.other,
  slotStakeTo24: ({ games }) => games.maxStake.slot.to24 ?? Infinity,
  slotStakeFrom25: ({ games }) => games.maxStake.slot.from25 ?? Infinity,
  otherStakeTo24: ({ games }) => games.maxStake.other.to24 ?? Infinity,
  otherStakeFrom25: ({ games }) => games.maxStake.other.from25 ?? Infinity,
  idle: ({ session }) => session.idleMinutes,
  reality: ({ session }) => session.realityMinutes ?? Infinity,
  limitFirst: ({ deposits }) => -Number(deposits.limitFirst),
  depositsOfAWeek: ({ deposits }) => mostWithin(deposits.most, 7),
  depositsOfAMonth: ({ deposits }) => mostWithin(deposits.most, 30),
  identity: ({ identityBefore }) => ['deposit', 'withdrawal', 'sum'].indexOf(identityBefore),
  reverse: ({ payments }) => Number(payments.mayReverse),
  coins: ({ payments }) => Number(payments.coins),
  bonuses: ({ bonuses }) => Number(bonuses.allowed),
  wagering: ({ bonuses }) => bonuses.mostWagering ?? Infinity,
  maxCashout: ({ bonuses }) => Number(bonuses.maxCashout),
  marketing: (rules) => Number(rules.marketing),
  guests: ({ guests }) => Number(guests),
}
const mostWithin = (most: Rules['deposits']['most'], days: number): number =>
  Math.min(Infinity, ...most.filter((cap) => cap.days === days).map(({ sum }) => sum))

const flags = Object.entries(looseness)

/** Flags in which `one` is looser than `other`. */
const looserIn = (one: Rules, other: Rules): string[] =>
  flags.flatMap(([name, of]) => (of(one) > of(other) ? [name] : []))

describe('profiles', () => {
  it('are fourteen, each a file that is in the list, under a code of its own', () => {
    const files = readdirSync(new URL('profiles', import.meta.url)).map((name) =>
      name.replace('.ts', ''),
    )
    expect(profiles.map(({ code }) => code).toSorted()).toEqual(files.toSorted())
    expect(profiles).toHaveLength(14)
    expect(new Set(profiles.flatMap(({ places }) => places)).size).toBe(
      profiles.flatMap(({ places }) => places).length,
    )
  })

  it.each(profiles.map((profile) => [profile.code, profile] as const))(
    '%s is looser in nothing than what holds where nobody knows the place',
    (_, { rules }) => {
      expect(looserIn(none.rules, rules)).toEqual([])
    },
  )

  it.each(profiles.map((profile) => [profile.code, profile] as const))(
    '%s holds at its own places, and nothing looser anywhere',
    (code, { places, rules, version }) => {
      for (const place of places) {
        expect(rulesOf(code, place)).toEqual({ rules, edition: `${code}.${version}`, served: true })
      }
      if (code === 'demo') return
      for (const place of [
        'GB',
        'DE',
        'CA',
        'CA-ON',
        'CA-QC',
        'US',
        'US-NJ',
        'FR',
        'BR',
        'ZZ',
        '',
      ]) {
        expect(looserIn(rulesOf(code, place).rules, rules)).toEqual([])
      }
    },
  )
})

describe('what holds', () => {
  const strict = { rules: none.rules, served: false }

  it.each([null, 'none', 'xx', 'GB', '', 'constructor'])(
    'is the strictest under no licence: %j',
    (licence) => {
      for (const place of ['GB', 'MT', 'FR', null])
        expect(rulesOf(licence, place)).toMatchObject(strict)
    },
  )

  it.each([null, '', 'de', 'DEU', 'ZZ', 'XK', 'AA', 'QM', 'CA', 'US', 'GB-', 'toString'])(
    'is the strictest where nobody knows the place: %j',
    (place) => {
      for (const { code } of profiles.filter((profile) => profile.code !== 'demo')) {
        const { rules, served } = rulesOf(code, place)
        expect([looserIn(rules, none.rules), served]).toEqual([[], false])
      }
    },
  )

  it('is the licence’s own where a place has no profile and the licence reaches there', () => {
    expect(rulesOf('mt', 'FR')).toEqual({
      rules: profileNamed('mt')?.rules,
      edition: 'mt.1',
      served: true,
    })
    expect(rulesOf('gb', 'FR')).toMatchObject({ served: false })
  })

  it('is both licence and place, where the place has a profile of its own, and nobody is served', () => {
    const { rules, edition, served } = rulesOf('mt', 'DE')
    expect([edition, served]).toEqual(['mt.1+de.1', false])
    expect(rules.games).toMatchObject({ autoplay: false, jackpots: false, gamble: false })
  })

  it('knows parts of a country', () => {
    expect(rulesOf('ca-on', 'CA-ON')).toMatchObject({ edition: 'ca-on.1', served: true })
    expect(rulesOf('cw', 'GB-SCT')).toMatchObject({ edition: 'cw.1+gb.2', served: false })
  })

  it('lets a demo be its own place, wherever its visitors are', () => {
    for (const place of [null, 'GB', 'ZZ'])
      expect(rulesOf('demo', place)).toMatchObject({ edition: 'demo.1', served: true })
  })

  it('is never looser than the licence, whatever a place is called', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...profiles.filter(({ code }) => code !== 'demo')),
        fc.oneof(fc.string(), fc.string({ minLength: 2, maxLength: 2 })),
        ({ code, rules }, place) => looserIn(rulesOf(code, place).rules, rules).length === 0,
      ),
      { numRuns: 10_000 },
    )
  })
})

describe('of two rules the stricter of each value', () => {
  const pairs = profiles.flatMap((one) => profiles.map((other) => [one, other] as const))

  it.each(pairs.map(([one, other]) => [one.code, other.code, one.rules, other.rules] as const))(
    '%s with %s',
    (_one, _other, one, other) => {
      const both = stricter(one, other)
      for (const [name, of] of flags) {
        expect([name, of(both)]).toEqual([name, Math.min(of(one), of(other))])
      }
    },
  )
})

it('nobody asks for the source of funds earlier than where nobody knows the place', () => {
  for (const { fundsFrom } of profiles) {
    expect(fundsFrom.sum).toBeGreaterThanOrEqual(none.fundsFrom.sum)
    expect(fundsFrom.days).toBeLessThanOrEqual(none.fundsFrom.days)
  }
})

it('nobody asks for a proof of a wallet sooner than where nobody knows the place', () => {
  for (const { walletProofAbove } of profiles) {
    expect(Number.isSafeInteger(walletProofAbove)).toBe(true)
    expect(walletProofAbove).toBeGreaterThanOrEqual(none.walletProofAbove)
  }
  expect(none.walletProofAbove).toBe(0)
})

describe('what is kept of people', () => {
  const termOf = (licence: string | null, kind: KeptKind): number => retentionOf(licence)[kind]

  it.each(profiles.map(({ code }) => code))(
    'has a term of whole days for each kind under %s',
    (code) => {
      for (const kind of keptKinds) {
        expect(Number.isSafeInteger(termOf(code, kind))).toBe(true)
        expect(termOf(code, kind)).toBeGreaterThanOrEqual(30)
        // Nothing outlives what the law itself wants kept.
        expect(termOf(code, kind)).toBeLessThanOrEqual(termOf(code, 'identity'))
      }
      expect(termOf(code, 'identity')).toBeGreaterThanOrEqual(5 * 365)
    },
  )

  it.each([null, 'xx', 'constructor'])('is kept as long as any place asks under %j', (licence) => {
    for (const kind of keptKinds)
      expect(termOf(licence, kind)).toBe(Math.max(...profiles.map(({ keeps }) => keeps[kind])))
  })
})
