import type { Game } from '@fairhouse/contract/entities/game'
import type { PlayRules } from '@fairhouse/contract/entities/play-rules'
import { describe, expect, it } from 'vitest'
import { languages } from '../../shell/texts/languages.ts'
import { texts } from '../../shell/texts/texts.server.ts'
import { rulesHere } from './rules-here.server.ts'

const free: PlayRules = {
  cycleMs: 0,
  autoplay: true,
  turbo: true,
  buy: true,
  gamble: true,
  jackpots: true,
  coach: true,
  oneSlot: false,
  maxStake: null,
}
const strict: PlayRules = {
  cycleMs: 5_000,
  autoplay: false,
  turbo: false,
  buy: false,
  gamble: false,
  jackpots: false,
  coach: false,
  oneSlot: true,
  maxStake: 100,
}

const game: Pick<Game, 'provider' | 'mechanics' | 'maxStake'> = {
  provider: 1,
  mechanics: ['lines'],
  maxStake: 10_000,
}

const pays = {
  paytable: { family: 'slot', modes: [{ kind: 'buy' }], features: [{ type: 'gamble' }] },
} as const

const told = (
  of: typeof game,
  rules: PlayRules,
  more: { readonly isKnown?: boolean; readonly language?: (typeof languages)[number] } = {},
) => {
  const { isKnown = true, language = 'en' } = more
  return rulesHere(of, {
    rules,
    language,
    currency: 'USD',
    texts: texts[language].gameInfo.here,
    isKnown,
    pays,
  })
}

describe('what rules leave out of a game', () => {
  it('is nothing to be told where nothing is left out', () => {
    expect(told(game, free)).toBeNull()
  })

  it('is told in sentences', () => {
    expect(told(game, strict)).toEqual({
      title: 'Where you are',
      sentences: [
        'Local rules don’t allow autoplay, turbo, bonus buy, doubling a win in this game.',
        'A round may cost at most $1.00.',
        'At least 5 seconds pass from bet to bet.',
      ],
    })
  })

  it('is the whole of a game with progressive jackpots', () => {
    const jackpot: typeof game = { ...game, mechanics: ['lines', 'jackpot'] }
    expect(told(jackpot, strict)?.sentences).toEqual([texts.en.gameInfo.here.closed])
  })

  it('is said to be the strictest of all where nobody knows who reads', () => {
    expect(told(game, strict, { isKnown: false })?.sentences.at(-1)).toContain('Sign in')
  })

  it('is not told of games of other makers', () => {
    expect(told({ ...game, provider: 2 }, strict)).toBeNull()
  })

  it.each(languages)('can be told in %s', (language) => {
    expect(told(game, strict, { language, isKnown: false })?.sentences).toHaveLength(4)
  })
})
