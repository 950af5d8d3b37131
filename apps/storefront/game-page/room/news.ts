import type { OwnTicket } from '@fairhouse/contract/rooms/entities'
import { cue } from '@fairhouse/stage/sound/cue'
import type { Bets } from './bets.ts'
import type { RoomContext } from './room-context.ts'
import type { RoomState } from './room-state.ts'

/** Multiples, hundredths, from which a cash-out is worth more than a moment. */
const nice = 300
const big = 1_000

/** Says what happens in the room, and does what is due: bets that wait are placed, own stakes are asked for. */
export function followNews(context: RoomContext, bets: Bets): void {
  let before = context.state.now
  context.state.watch((state) => {
    const was = before
    before = state
    if (state === was) return
    if (state.isLive && !was.isLive) void bets.refresh()
    if (phaseOf(state) !== phaseOf(was)) tellPhase(context, bets, state)
    tellEnds(context, was, state)
  })
}

const phaseOf = ({ round }: RoomState): string => `${round?.id} ${round?.phase}`

function tellPhase(context: RoomContext, bets: Bets, { round }: RoomState): void {
  const { words, say, times, number, clock } = context
  switch (round?.phase) {
    case 'betting': {
      const seconds = Math.max(0, Math.round((round.fliesAt - clock.now()) / 1000))
      say(words.say.betting(number(seconds)))
      // Watchers of the state come first to their end: what they show must not be older than what is placed.
      queueMicrotask(() => bets.placeQueued())
      return
    }
    case 'flying':
      return say(words.say.takeOff)
    case 'crashed':
      return say(words.say.burst(times(round.bust ?? 100)))
    case 'void':
      return say(words.say.void)
    case undefined:
  }
}

/** Own stakes that ended just now. */
function tellEnds(context: RoomContext, was: RoomState, { own, round }: RoomState): void {
  const open = new Map(was.own.map((ticket) => [ticket.id, ticket.state === 'open']))
  const ended = own.filter(({ id, state }) => open.get(id) === true && state !== 'open')
  if (ended.length === 0) return
  const { account, words, say, money, times } = context
  for (const { stake, payout } of ended) account.ended(stake, payout)
  const sentences = ended.flatMap(({ slot, state, at, payout, stake, currency }) => {
    if (state === 'cashed')
      return [words.say.cashed(slot, times(at ?? 100), money(payout, currency))]
    return state === 'lost' ? [words.say.lost(money(stake, currency))] : []
  })
  const burst = round?.phase === 'crashed' ? [words.say.burst(times(round.bust ?? 100))] : []
  say([...burst, ...sentences].join(' '))
  ring(context, ended)
}

function ring({ sound, title: { cues } }: RoomContext, ended: readonly OwnTicket[]): void {
  const best = Math.max(0, ...ended.map(({ at }) => at ?? 0))
  if (best === 0) return
  cue(sound, best >= big ? cues.big : best >= nice ? cues.nice : cues.paid)
}
