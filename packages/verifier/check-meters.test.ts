import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import { contributionOf } from '@fairhouse/fairness/must-hit'
import { afterBet, afterWin, type MeterPoint } from '@fairhouse/game-math/jackpots/meter-moves'
import { expect, it } from 'vitest'
import { checkMeters } from './check-meters.ts'
import { evidenceFile, type MeterEvidence, type StreamEvidence } from './evidence.ts'
import { createFindings } from './finding.ts'
import { honestFile, playStreams } from './testing/honest-file.ts'
import { definitions, titles } from './testing/titles.ts'

const nonce = 4
const played = playStreams(titles, { streams: 1, rounds: 6 })
const [first] = played
if (!first) throw new RangeError('a stream was played')
const { stream } = first
const contribution = contributionOf({ ...stream, clientSeed: stream.clientSeed ?? '', nonce })

const terms: JackpotTerms = {
  won: 'byDraw',
  name: 'grand',
  meter: 'grand',
  seed: 1000,
  grows: 10_000,
  laidBy: 10_000,
  ceiling: 5000,
  turnover: 100_000_000,
}
const before: MeterPoint = {
  run: 3,
  terms,
  pool: 2_000_000_000n,
  reserve: 0n,
  movements: 70,
  head: 'c'.repeat(64),
}
const bet = afterBet(before, { contribution, cost: 100 })
const win = afterWin(bet.point, contribution)
const { movement: fed } = bet
const { movement: told } = win
if (fed.type !== 'fed' || told.type !== 'won') throw new RangeError('a bet and its win')
const amount = Number(told.amount)

const published: MeterEvidence = {
  stream: 1,
  nonce,
  at: {
    meter: 'grand',
    currency: 'CREDIT',
    run: 3,
    movement: 71,
    won: { amount, by: 'draw', turnover: terms.turnover, secret: null },
  },
  part: {
    chain: { movements: 72, hash: win.point.head },
    point: { ...before, pool: Number(before.pool), reserve: 0 },
    movements: [
      {
        ...fed,
        grown: Number(fed.grown),
        laidBy: Number(fed.laidBy),
        pool: Number(fed.pool),
        reserve: Number(fed.reserve),
        hash: bet.point.head,
      },
      {
        ...told,
        amount,
        pool: Number(told.pool),
        reserve: Number(told.reserve),
        hash: win.point.head,
      },
    ],
  },
}

/** The stream in which a round was paid so much by a meter. */
const paid = (paidByMeters: number): StreamEvidence => ({
  ...stream,
  rounds: stream.rounds.map((round) =>
    round.nonce === nonce ? { ...round, paidByMeters } : round,
  ),
})

function check(of: StreamEvidence, meters: readonly MeterEvidence[]) {
  const { findings, note } = createFindings(1)
  return { checked: checkMeters(of, meters, note), codes: findings.map(({ code }) => code) }
}

it('what a meter paid agrees with its chain, also after it was written and read', () => {
  const file = { ...honestFile(played, definitions), jackpots: [published] }
  const { jackpots } = evidenceFile.parse(JSON.parse(JSON.stringify(file)))
  expect(check(paid(amount), jackpots ?? [])).toEqual({ checked: [nonce], codes: [] })
})

it('another amount than the one that was won there is told', () => {
  expect(check(paid(amount + 1), [published]).codes).toEqual(['metersDiffer'])
})

it('the bet of another round is told', () => {
  const other = { ...paid(amount), clientSeed: 'another owl' }
  expect(check(other, [published]).codes).toEqual(['metersDiffer'])
})

it('nothing is said of rounds of which nothing is published, or that no meter paid', () => {
  expect(check(paid(amount), [])).toEqual({ checked: [], codes: [] })
  expect(check(paid(0), [published])).toEqual({ checked: [], codes: [] })
})
