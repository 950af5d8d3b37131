import { createHash } from 'node:crypto'
import { fromHex } from '@fairhouse/fairness/hex'
import { openStream } from '@fairhouse/fairness/stream'
import { definition as patternRules, game as pattern } from '@fairhouse/games/pattern-bingo-75/math'
import { definition as rocketRules, game as rocket } from '@fairhouse/games/rocket-rail/math'
import {
  callsOfLink,
  cardOfChain,
  patternOfRound,
} from '@fairhouse/game-math/families/bingo/live-draw'
import { describe, expect, it } from 'vitest'
import { bustOf } from './check-room.ts'
import { checkShared } from './check-shared.ts'
import { sharedFile, type SharedFile, type SharedRound } from './shared-evidence.ts'

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()
const salt = 'a quiet salt'
const number = 7
const link = sha256(Buffer.from('a link'))
const end = Array.from({ length: number }).reduce<Buffer>((last) => sha256(last), link)
const hex = (bytes: Buffer) => bytes.toString('hex')

/** Who has the pattern first of four cards, by counting. */
function wonByHand() {
  const index = patternOfRound(openStream, patternRules, { end, salt, number }) ?? -1
  const cells = patternRules.patterns[index]?.cells ?? []
  const calls = callsOfLink(openStream, patternRules, { link, salt, number })
  const times = [1, 2, 3, 4].map((card) => {
    const on = cardOfChain(openStream, patternRules, { end, salt, number, card })
    return Math.max(...cells.map((cell) => (on[cell] === 0 ? 0 : calls.indexOf(on[cell] ?? 0) + 1)))
  })
  const call = Math.min(...times)
  return { call, cards: times.flatMap((time, at) => (time === call ? at + 1 : [])) }
}
const { call, cards: winners } = wonByHand()
const currency = 'CREDIT' as const
const told = {
  chain: {
    number: 1,
    length: 400,
    end: hex(end),
    committedAt: '2026-11-27T00:00:00.000Z',
    salt,
    source: 'house',
    saltedAt: '2026-11-27T00:00:01.000Z',
  },
  definition: pattern.hash,
  draw: {
    number,
    link: hex(link),
    void: false,
    cards: 4,
    calls: call,
    at: '2026-11-27T00:02:00.000Z',
  },
  price: 100,
  cards: [{ first: 1, count: 4, currency }],
  pools: [{ currency, players: 2 }],
  pots: [{ currency, prize: 'pattern' as const, amount: 380, call }],
  wins: winners.map((card) => ({
    currency,
    prize: 'pattern' as const,
    card,
    amount: 380 / winners.length,
  })),
}
const round = {
  number,
  link: hex(link),
  bust: bustOf(rocket, { link: fromHex(hex(link)), salt, number }),
}
const drawn = { kind: 'bingo', uri: 'pattern-bingo-75', told } satisfies SharedRound
const flown = {
  kind: 'crash',
  uri: 'rocket-rail',
  definition: rocket.hash,
  chain: { end: hex(end), salt },
  round,
} satisfies SharedRound
const file: SharedFile = {
  format: 'fairhouse-shared-rounds',
  version: 1,
  house: { origin: 'https://fairhouse.example' },
  rounds: [drawn, flown],
  definitions: {
    [pattern.hash]: { engine: 'bingo 1', definition: patternRules },
    [rocket.hash]: { engine: 'gate 1', definition: rocketRules },
  },
}

const codes = (changed: SharedFile) =>
  checkShared(sharedFile.parse(changed)).map(({ findings }) => findings.map(({ code }) => code))

describe('rounds that many shared', () => {
  it('agree when they follow from their chains', () => {
    expect(winners.length).toBeGreaterThan(0)
    expect(checkShared(sharedFile.parse(file))).toEqual([
      {
        kind: 'bingo',
        uri: 'pattern-bingo-75',
        number,
        definition: pattern.hash,
        cards: 4,
        findings: [],
      },
      {
        kind: 'crash',
        uri: 'rocket-rail',
        number,
        definition: rocket.hash,
        cards: 0,
        findings: [],
      },
    ])
  })

  it.each([
    ['another end', { ...told, chain: { ...told.chain, end: 'ab'.repeat(32) } }, 'linkOffChain'],
    ['a chain without a salt', { ...told, chain: { ...told.chain, salt: null } }, 'unplayable'],
    [
      'another pot',
      { ...told, pots: [{ currency, prize: 'pattern' as const, amount: 379, call }] },
      'potDiffers',
    ],
    ['nobody who won', { ...told, wins: [] }, 'winDiffers'],
    ['rules that the file does not have', { ...told, definition: 'c'.repeat(64) }, 'rulesMissing'],
    ['rules of another kind of room', { ...told, definition: rocket.hash }, 'unplayable'],
  ] as const)('show %s', (_, changed, code) => {
    const [found] = codes({
      ...file,
      rounds: [
        { ...drawn, told: { ...changed, pots: [...changed.pots], wins: [...changed.wins] } },
      ],
    })
    expect(found).toContain(code)
  })

  it('show a flight that burst elsewhere', () => {
    const later = { ...flown, round: { ...round, bust: round.bust + 1 } }
    expect(codes({ ...file, rounds: [later] })).toEqual([['bustDiffers']])
  })

  it('are played by no rules but those of the hash that they name', () => {
    const definitions = {
      ...file.definitions,
      [pattern.hash]: { engine: 'bingo 1', definition: { ...patternRules, free: 0 } },
    }
    expect(codes({ ...file, definitions })[0]).toEqual(['rulesMissing'])
  })
})
