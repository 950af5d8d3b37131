import type { Winner } from '@fairhouse/contract/calls/winners'
import type { ServerFrame } from '@fairhouse/contract/realtime'
import type { Listener } from './listener.ts'

interface Numbered {
  readonly seq: number
  readonly winner: Winner
}

const kept = 50

/** The newest wins, numbered from `firstSeq`, and who follows them. */
export function createWinnersFeed(firstSeq: number) {
  const listeners = new Set<Listener>()
  let seq = firstSeq
  let sentSeq = firstSeq
  let recent: Numbered[] = []

  const add = (winner: Winner): void => {
    seq += 1
    recent = [...recent, { seq, winner }].slice(-kept)
  }
  /** Sends what came since the last tick, as one frame. */
  const flush = (): void => {
    if (sentSeq === seq) return
    const fresh = recent.filter((one) => one.seq > sentSeq)
    sentSeq = seq
    for (const listener of listeners) listener.send(frameOf(seq, false, fresh))
  }
  return {
    add,
    flush,
    follow: (listener: Listener, since: number | undefined): void => {
      // What waits for the tick goes out first, so that the newcomer's frame and the next tick's do not overlap.
      flush()
      listeners.add(listener)
      const missed = missedSince(recent, since)
      if (missed === null) listener.send(frameOf(seq, true, recent))
      else if (missed.length > 0) listener.send(frameOf(seq, false, missed))
    },
    leave: (listener: Listener): void => {
      listeners.delete(listener)
    },
    /** Takes over what was told before this process began. */
    recall: (winners: readonly Winner[]): void => {
      for (const winner of winners) add(winner)
      sentSeq = seq
    },
    newest: (limit: number): Winner[] =>
      recent
        .slice(-limit)
        .toReversed()
        .map(({ winner }) => winner),
  }
}

const frameOf = (seq: number, snapshot: boolean, numbered: readonly Numbered[]): ServerFrame => ({
  type: 'winners',
  topic: 'winners',
  seq,
  snapshot,
  data: numbered.map(({ winner }) => winner),
})

/** What came after `since`, or null when that is not known any more. */
function missedSince(recent: readonly Numbered[], since: number | undefined): Numbered[] | null {
  const known = since !== undefined && recent.some(({ seq }) => seq === since)
  return known ? recent.filter(({ seq }) => seq > since) : null
}
