import { multipleAt } from '@fairhouse/contract/rooms/curve'
import type { OwnTicket } from '@fairhouse/contract/rooms/entities'
import { cue } from '@fairhouse/stage/sound/cue'
import { ask, type Answer } from '../../asking/ask.ts'
import { askUntilAnswered } from '../../asking/ask-until-answered.ts'
import type { Failure } from '../../asking/failure.ts'
import { requestKey } from '../../asking/request-key.ts'
import { showFailure } from '../dialogs/failure-dialog.ts'
import { pauseOrOnline } from '../pause-or-online.ts'
import { createStore, type Store } from '../play/store.ts'
import { openNotEnough } from '../deposit/not-enough.ts'
import { purseOfRoom } from '../deposit/purse.ts'
import { flownMs, ticketIn, withOwn } from './room-state.ts'
import { type RoomContext, shownHouseMs } from './room-context.ts'
import { nextLevel, type Press, pressOf, type Slot } from './slot.ts'

/** One of the two bets: what is set for it, and what its button does. */
export interface Bet {
  readonly slot: number
  readonly state: Store<Slot>
  press(): Press
  /** Does what the button says. */
  act(): void
  /** Chooses a stake of the ladder. */
  stake(level: number): void
  step(direction: 1 | -1): void
  /** @param hundredths where it is cashed out by itself. */
  auto(hundredths: number): void
  autoOn(on: boolean): void
}

export interface Bets {
  readonly all: readonly Bet[]
  /** Asks the house for the player's own stakes: after the line was lost, and when an answer did not come. */
  refresh(): Promise<void>
  /** Places what waits for the round that takes bets now. */
  placeQueued(): void
}

const firstAuto = 200
const betRepetitions = 3
/** Codes of the catalogue. */
const notEnoughCash = 12
const tooLate = 'TOO_LATE'
const tooSoon = 'TOO_SOON'

/** The multiple that is shown, hundredths. */
export function multipleNow(context: Pick<RoomContext, 'state' | 'clock'>): number {
  const { state } = context
  const bust = state.now.round?.bust ?? null
  if (bust !== null) return bust
  return multipleAt(flownMs(state.now, shownHouseMs(context)), state.now.doublesInMs)
}

export function createBets(context: RoomContext): Bets {
  const { asker, facts, state, account, delay } = context
  const tell = (tickets: readonly OwnTicket[]): void => state.change(withOwn(state.now, tickets))
  const refresh = async (): Promise<void> => {
    if (!account.state.now.player) return
    const answer = await delay.measure(ask(asker, 'ownTickets', { uri: facts.uri }))
    if (answer.ok) tell(answer.reply.tickets)
  }
  const all = [1, 2].map((slot) => createBet(context, { slot, tell, refresh }))
  return {
    all,
    refresh,
    placeQueued() {
      for (const bet of all)
        if (bet.state.now.isQueued && bet.press().type === 'unqueue') {
          bet.state.change({ isQueued: false })
          if (bet.press().type === 'bet') bet.act()
          else bet.state.change({ isQueued: true })
        }
    },
  }
}

interface BetNeeds {
  readonly slot: number
  readonly tell: (tickets: readonly OwnTicket[]) => void
  readonly refresh: () => Promise<void>
}

function createBet(context: RoomContext, needs: BetNeeds): Bet {
  const { state: room, account, settings, words, say, money } = context
  const { slot } = needs
  const state = createStore<Slot>({
    stake: rememberedStake(context, slot),
    auto: firstAuto,
    isAutoOn: false,
    isQueued: false,
    asking: null,
  })
  const press = (): Press =>
    pressOf({
      isLogged: account.state.now.player !== null,
      isLive: room.now.isLive,
      phase: room.now.round?.phase ?? null,
      ticket: ticketIn(room.now, slot),
      slot: state.now,
      multiple: multipleNow(context),
    })
  const stake = (level: number): void => {
    state.change({ stake: level })
    const { stakes } = settings.now
    settings.change({ stakes: { ...stakes, [stakeName(context, slot)]: level } })
  }
  return {
    slot,
    state,
    press,
    stake,
    step: (direction) =>
      stake(nextLevel(room.now.game?.betLevels ?? [], state.now.stake, direction)),
    auto: (auto) => state.change({ auto }),
    autoOn: (isAutoOn) => state.change({ isAutoOn }),
    act() {
      const wanted = press()
      switch (wanted.type) {
        case 'bet':
          return void place(context, state, needs)
        case 'cashOut':
          return void cashOut(context, state, { ...needs, ticket: wanted.ticket })
        case 'queue':
          state.change({ isQueued: true })
          return say(words.say.queued(slot, money(state.now.stake)))
        case 'unqueue':
          state.change({ isQueued: false })
          return say(words.say.unqueued(slot))
        case 'watch':
        case 'wait':
        case 'asking':
        case 'nothing':
      }
    },
  }
}

/** Where the browser keeps a stake: each bet has one in each currency. */
function stakeName({ account }: RoomContext, slot: number): string {
  const currency = account.state.now.player?.currency ?? 'CREDIT'
  return slot === 1 ? currency : `${currency} ${slot}`
}

const leastStake = 100
const rememberedStake = (context: RoomContext, slot: number): number =>
  context.settings.now.stakes[stakeName(context, slot)] ?? leastStake

async function place(context: RoomContext, state: Store<Slot>, needs: BetNeeds): Promise<void> {
  const { asker, facts, account, words, say, money, sound, title } = context
  const { round } = context.state.now
  if (!round) return
  const { slot, tell } = needs
  const { stake, auto, isAutoOn } = state.now
  state.change({ asking: 'bet' })
  const body = {
    uri: facts.uri,
    requestKey: requestKey(),
    round: round.id,
    slot: String(slot),
    stake: String(stake),
    auto: isAutoOn ? String(auto) : undefined,
  }
  const answer = await answered(
    context,
    askUntilAnswered(asker, 'betInRoom', body, patience(context)),
  )
  state.change({ asking: null })
  if (!answer.ok) return refused(context, answer.failure, needs)
  tell([answer.reply.ticket])
  account.heard(answer.reply.userStatus)
  account.staked(stake)
  cue(sound, title.cues.bet)
  say(words.say.betIn(slot, money(stake)))
}

async function cashOut(
  context: RoomContext,
  state: Store<Slot>,
  needs: BetNeeds & { readonly ticket: OwnTicket },
): Promise<void> {
  const { asker, facts, account } = context
  state.change({ asking: 'cashOut' })
  const body = { uri: facts.uri, ticket: needs.ticket.id }
  const answer = await answered(
    context,
    askUntilAnswered(asker, 'cashOutInRoom', body, patience(context)),
  )
  state.change({ asking: null })
  if (!answer.ok) return refused(context, answer.failure, needs, true)
  needs.tell([answer.reply.ticket])
  account.heard(answer.reply.userStatus)
}

const answered = <Came extends Answer<'betInRoom'> | Answer<'cashOutInRoom'>>(
  { delay }: RoomContext,
  answer: Promise<Came>,
): Promise<Came> => delay.measure(answer)

const patience = ({ texts, notice }: RoomContext) => ({
  pause: pauseOrOnline,
  waiting: () => notice(navigator.onLine ? texts.connection.lost : texts.connection.offline),
  repetitions: betRepetitions,
})

/** Says in words what the house did not do. What may have been done all the same is asked for. */
function refused(
  context: RoomContext,
  failure: Failure,
  { refresh }: BetNeeds,
  wasCashOut = false,
): void {
  const { words, notice, say } = context
  void refresh()
  const tell = (sentence: string): void => {
    notice(sentence)
    say(sentence)
  }
  if (failure.type === 'unreachable') return tell(words.refused.connection)
  if (failure.code === tooLate)
    return tell(wasCashOut ? words.refused.cashOutTooLate : words.refused.betTooLate)
  if (failure.code === tooSoon && wasCashOut) return tell(words.refused.cashOutTooSoon)
  if (failure.code === notEnoughCash) return openNotEnough(purseOfRoom(context))
  return showFailure(context, failure)
}
