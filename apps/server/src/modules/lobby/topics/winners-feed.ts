import type { WinnersFrame } from '@fairhouse/contract/topics/winners'
import type { ToldWinner } from '#platform/house-channels'
import type { PlayerId } from '#platform/ids'
import type { Listener } from '#platform/realtime/listener'
import type { FrameNumbers } from '#platform/realtime/numbers'

interface Numbered extends Pick<ToldWinner, 'player' | 'winner'> {
  readonly seq: number
}

const kept = 50
/** More wins than can be told again when the node that tells them is replaced by another: what it had not yet ticked off. */
const idsRemembered = 20_000

/** The newest wins and who follows them. */
export function createWinnersFeed(numbers: FrameNumbers) {
  const listeners = new Set<Listener>()
  const known = new Set<string>()
  let seq = numbers.first
  let sentSeq = seq
  let recent: Numbered[] = []

  const remember = (id: string): void => {
    known.add(id)
    if (known.size <= idsRemembered) return
    for (const oldest of known) {
      known.delete(oldest)
      return
    }
  }
  /** False when the win was told before. */
  const add = ({ id, player, winner }: ToldWinner): boolean => {
    if (known.has(id)) return false
    remember(id)
    seq += numbers.step
    recent = [...recent, { seq, player, winner }].slice(-kept)
    return true
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
    recall: (winners: readonly ToldWinner[]): void => {
      for (const winner of winners) add(winner)
      sentSeq = seq
    },
    /** Takes the wins of these players away, wherever they are shown. */
    takeOut: (players: readonly PlayerId[]): void => {
      const stays = recent.filter(({ player }) => !players.includes(player))
      if (stays.length === recent.length) return
      recent = stays
      seq += numbers.step
      sentSeq = seq
      for (const listener of listeners) listener.send(frameOf(seq, true, recent))
    },
    /** Whose wins are remembered. */
    players: (): PlayerId[] => [...new Set(recent.map(({ player }) => player))],
    newest: (limit: number) =>
      recent
        .slice(-limit)
        .toReversed()
        .map(({ winner }) => winner),
  }
}

const frameOf = (seq: number, snapshot: boolean, numbered: readonly Numbered[]): WinnersFrame => ({
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
