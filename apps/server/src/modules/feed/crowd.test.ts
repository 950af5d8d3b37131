import { describe, expect, it } from 'vitest'
import type { RoundSettled } from '#modules/play'
import { isoTime } from '#platform/iso-time'
import { createCrowd, playingMs } from './crowd.ts'

const begun = 1_795_348_800_000

const round = (playerId: number, uri: string, time: number): RoundSettled => ({
  roundId: '019aa000-0000-7000-8000-000000000000',
  playerId,
  gameId: 271,
  uri,
  stake: 100,
  payout: 0,
  currency: 'CREDIT',
  nonce: 0,
  at: isoTime(time),
})

describe('who plays now', () => {
  it('is counted once a game, however often they bet, and told from two on', () => {
    const crowd = createCrowd()
    crowd.hear([round(1, 'keno', begun), round(1, 'keno', begun + 1), round(2, 'slot', begun)])
    expect(crowd.counts(begun + 1)).toEqual({})
    crowd.hear([round(2, 'keno', begun + 2), round(3, 'keno', begun + 2)])
    expect(crowd.counts(begun + 2)).toEqual({ keno: 3 })
  })

  it('is forgotten five minutes after their last bet, in whatever order bets were heard', () => {
    const crowd = createCrowd()
    const late = begun + 60_000
    crowd.hear([round(1, 'keno', late), round(2, 'keno', begun), round(3, 'keno', late)])
    crowd.hear([round(1, 'keno', begun)])
    expect(crowd.counts(begun + playingMs)).toEqual({ keno: 3 })
    expect(crowd.counts(begun + playingMs + 1)).toEqual({ keno: 2 })
    expect(crowd.counts(late + playingMs + 1)).toEqual({})
  })
})
