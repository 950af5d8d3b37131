import type { StreamRound } from '@fairhouse/contract/calls/play'
import { expect, it } from 'vitest'
import type { Answer, Body } from '../../../asking/ask.ts'
import { loadStream, type LoadNeeds } from './load-stream.ts'

const hash = (digit: string): string => digit.repeat(64)

const round = (nonce: number): StreamRound => ({
  id: `round ${nonce}`,
  uri: 'game',
  nonce,
  definition: hash('d'),
  stake: 100,
  mode: 'base',
  moves: [],
  payout: 0,
  paidByMeters: 0,
  ended: 'played',
  receipts: [],
})

/** A house with so many rounds in a stream, ten a page, the first of which went to the archive. */
function houseWith(rounds: number, archived = 0) {
  const asked: (string | number)[] = []
  const ask = async (body: Body<'streamRounds'>): Promise<Answer<'streamRounds'>> => {
    const from = Math.max(Number(body.from), archived)
    asked.push(from)
    const page = Array.from({ length: Math.min(10, rounds - from) }, (_, i) => round(from + i))
    const seeds = { serverSeedHash: hash('1'), serverSeed: null, clientSeed: 'own' }
    const next = from + 10 < rounds ? from + 10 : null
    const stream = { number: 3, ...seeds, rounds, archived }
    return { ok: true, reply: { stream, rounds: page, next, head: null } }
  }
  return { ask, asked }
}

const needsOf = (part: Pick<LoadNeeds, 'ask'> & Partial<LoadNeeds>): LoadNeeds => ({
  pause: async () => {},
  told: () => {},
  signal: new AbortController().signal,
  ...part,
})

it('a stream is loaded to its end, a page at a time, and says how far it is', async () => {
  const { ask } = houseWith(25)
  const progress: string[] = []
  const told = (done: number, of: number): void => void progress.push(`${done} of ${of}`)
  const loaded = await loadStream(3, needsOf({ ask, told }))
  expect(progress).toEqual(['10 of 25', '20 of 25', '25 of 25'])
  expect(loaded.ok && loaded.stream.rounds.map(({ nonce }) => nonce)).toEqual(
    Array.from({ length: 25 }, (_, nonce) => nonce),
  )
  expect(loaded).toMatchObject({ stream: { number: 3, played: 25, archived: 0 } })
})

it('what went to the archive is not waited for', async () => {
  const { ask } = houseWith(25, 12)
  const progress: string[] = []
  const told = (done: number, of: number): void => void progress.push(`${done} of ${of}`)
  const loaded = await loadStream(3, needsOf({ ask, told }))
  expect(progress.at(-1)).toBe('13 of 13')
  expect(loaded).toMatchObject({ stream: { played: 25, archived: 12 } })
})

it('a house that is busy is asked again after the time that it wants', async () => {
  const { ask } = houseWith(15)
  const pauses: number[] = []
  let isBusy = true
  const sometimes: typeof ask = (body) => {
    isBusy = !isBusy
    if (isBusy) return ask(body)
    const failure = { type: 'unreachable' as const, code: 429, waitSeconds: 7 }
    return Promise.resolve({ ok: false, failure })
  }
  const pause = async (milliseconds: number): Promise<void> => void pauses.push(milliseconds)
  const loaded = await loadStream(3, needsOf({ ask: sometimes, pause }))
  expect(loaded.ok && loaded.stream.rounds).toHaveLength(15)
  expect(pauses).toEqual([7_000, 7_000])
})

it('one that stays away is given up, and one that is stopped is no failure', async () => {
  const failure = { type: 'unreachable' as const, code: 503, waitSeconds: null }
  const away = async () => ({ ok: false as const, failure })
  expect(await loadStream(3, needsOf({ ask: away }))).toEqual({ ok: false, failure })
  const { ask, asked } = houseWith(100)
  const stop = new AbortController()
  const told = (done: number): void => {
    if (done >= 20) stop.abort()
  }
  expect(await loadStream(3, needsOf({ ask, told, signal: stop.signal }))).toEqual({
    ok: false,
    failure: null,
  })
  expect(asked.length).toBeLessThan(5)
})

it('a house that sends the same page for ever is not followed', async () => {
  const { ask } = houseWith(5)
  const loops: typeof ask = async (body) => {
    const answer = await ask(body)
    return answer.ok ? { ok: true, reply: { ...answer.reply, next: 0 } } : answer
  }
  const loaded = await loadStream(3, needsOf({ ask: loops }))
  expect(loaded.ok && loaded.stream.rounds).toHaveLength(5)
})
