import { receiptHash } from '@fairhouse/fairness/receipt'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rulesIn } from './check-evidence.ts'
import { checkStream } from './check-stream.ts'
import type { KeptEvidence, StreamEvidence } from './evidence.ts'
import type { FindingCode } from './finding.ts'
import { playAgain } from './play-again.ts'
import { type Forging, forgedAt, forgings, seedLike, withSeed } from './testing/forgings.ts'
import { honestFile, house, playStreams } from './testing/honest-file.ts'
import { reordered, reorderings } from './testing/reorderings.ts'
import { reSigned } from './testing/re-sign.ts'
import { definitions, gameByHash, titles } from './testing/titles.ts'

/** A thousand of each where everything is tried, on a busy machine. */
const patient = { timeout: 600_000 }
const rounds = 36
const played = playStreams(titles, { streams: 1, rounds })
const file = honestFile(played, definitions)
const nothingKept: KeptEvidence = { shown: [], receipts: [], refusals: [], keys: [] }
/** Games are made once: the check of a file makes them anew. */
const rules = rulesIn(file)

const honest = (): StreamEvidence => {
  const [stream] = file.streams
  if (!stream) throw new RangeError('the file has a stream')
  return stream
}

const check = (stream: StreamEvidence, kept: KeptEvidence) =>
  checkStream(stream, { ...rules, kept, keys: file.house.keys })

const codesOf = async (stream: StreamEvidence, kept = nothingKept): Promise<FindingCode[]> =>
  (await check(stream, kept)).findings.map(({ code }) => code)

/** The stream with a forging at the first place from `at` on that has such a thing. */
function forged({ forging, at, seed }: { forging: Forging; at: number; seed: number }) {
  for (let i = 0; i < rounds; i++) {
    const made = forging.forge(honest(), forgedAt((at + i) % rounds, seed))
    if (made) return made
  }
  throw new RangeError(`nothing to forge: ${forging.name}`)
}

function expectTold(codes: readonly FindingCode[], told: readonly FindingCode[], name: string) {
  expect(
    codes.filter((code) => told.includes(code)),
    `${name}: ${codes.join()}`,
  ).not.toEqual([])
}

const place = { at: fc.nat(rounds - 1), seed: fc.nat(0xffff_ffff) }

describe('what somebody changes afterwards', () => {
  it('is told wherever it is, though nothing was kept', patient, async () => {
    const anyForging = fc.record({ ...place, forging: fc.constantFrom(...forgings) })
    await fc.assert(
      fc.asyncProperty(anyForging, async (plan) => {
        const { name, told } = plan.forging
        expectTold(await codesOf(forged(plan)), told, name)
      }),
    )
  })

  it.each(forgings.map((forging) => [forging.name, forging] as const))(
    'is told of %s',
    async (name, forging) => {
      expectTold(await codesOf(forged({ forging, at: 7, seed: 1 })), forging.told, name)
    },
  )
})

describe('rounds that are dropped, reordered or made up', () => {
  it('are told wherever they are, though nothing was kept', patient, async () => {
    const anyOrder = fc.record({ ...place, reordering: fc.constantFrom(...reorderings) })
    await fc.assert(
      fc.asyncProperty(anyOrder, async ({ reordering, at, seed }) => {
        const stream = reordered(honest(), reordering, forgedAt(at, seed))
        expectTold(await codesOf(stream), reordering.told, reordering.name)
      }),
    )
  })

  it.each(reorderings.map((reordering) => [reordering.name, reordering] as const))(
    'are told: %s',
    async (name, reordering) => {
      const stream = reordered(honest(), reordering, forgedAt(9, 3))
      expectTold(await codesOf(stream), reordering.told, name)
    },
  )
})

describe('a house that signs everything anew', () => {
  const tampered = fc.oneof(
    fc.record({ ...place, forging: fc.constantFrom(...forgings) }).map((plan) => forged(plan)),
    fc
      .record({ ...place, reordering: fc.constantFrom(...reorderings) })
      .map(({ reordering, at, seed }) => reordered(honest(), reordering, forgedAt(at, seed))),
  )
  const handedOut = played.flatMap((one) => one.handedOut)
  /** Where its receipts are others than those that were handed out; -1 if none is. */
  const firstOther = (stream: StreamEvidence): number => {
    const told = new Set(stream.rounds.flatMap(({ receipts }) => receipts.map(receiptHash)))
    return handedOut.findIndex(({ receipt }) => !told.has(receiptHash(receipt)))
  }

  it('is told by any one receipt that was kept from there on', patient, async () => {
    await fc.assert(
      fc.asyncProperty(tampered, fc.nat(1000), async (forgedStream, which) => {
        const stream = reSigned(forgedStream, house)
        const first = firstOther(stream)
        fc.pre(first >= 0)
        const kept = handedOut[first + (which % (handedOut.length - first))]
        const codes = await codesOf(stream, { ...nothingKept, receipts: kept ? [kept] : [] })
        expectTold(codes, ['keptMissing'], 'signed anew')
      }),
    )
  })

  it('cannot take another seed once its hash was shown, receipts or not', async () => {
    const seed = seedLike(honest(), forgedAt(0, 5))
    const stream = reSigned(withSeed(honest(), seed), house)
    const [shown] = file.kept.shown
    expect(await codesOf(stream, { ...nothingKept, shown: shown ? [shown] : [] })).toContain(
      'seedShown',
    )
  })

  it('takes another seed for one round without notice, and is betrayed by its neighbours', async () => {
    const at = honest().rounds.findIndex(
      ({ definition, moves }) => moves.length === 0 && !('table' in gameByHash(definition)),
    )
    const serverSeed = seedLike(honest(), forgedAt(at, 11))
    const stream = withSeed(honest(), serverSeed)
    const round = stream.rounds[at]
    if (!round) throw new RangeError('there is such a round')
    const again = playAgain(gameByHash(round.definition), {
      serverSeed,
      clientSeed: stream.clientSeed ?? '',
      nonce: round.nonce,
      stake: round.stake,
      mode: round.mode,
      moves: [],
    })
    expect(again).toMatchObject({ payout: round.payout - round.paidByMeters, misfit: false })
    const { findings } = await check(reSigned(stream, house), nothingKept)
    expect(findings.map(({ nonce }) => nonce)).not.toContain(round.nonce)
    expect(findings.length).toBeGreaterThan(0)
  })
})
