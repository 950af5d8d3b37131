import { cue } from '@fairhouse/stage/sound/cue'
import { ask } from '../../asking/ask.ts'
import { askUntilAnswered } from '../../asking/ask-until-answered.ts'
import type { Failure } from '../../asking/failure.ts'
import { requestKey } from '../../asking/request-key.ts'
import { showFailure } from '../dialogs/failure-dialog.ts'
import { pauseOrOnline } from '../pause-or-online.ts'
import { createStore, type Store } from '../play/store.ts'
import { openNotEnough } from '../deposit/not-enough.ts'
import { purseOfRoom } from '../deposit/purse.ts'
import type { HallContext } from './hall-context.ts'
import { cardsIn, withOwn } from './hall-state.ts'

/** How many cards are wanted, and whether the house was asked and has not answered. */
export interface Wish {
  /** Null until the player says a number. */
  readonly cards: number | null
  readonly isAsking: boolean
}

export interface Purchases {
  readonly state: Store<Wish>
  /** Most cards that may still be bought for the round that sells them, and most of them at once. */
  left(): number
  most(): number
  /** How many are bought next. */
  wanted(): number
  step(direction: 1 | -1): void
  buy(): void
  /** Asks the house for the player's own cards: after the line was lost, and when a draw begins or ends. */
  refresh(): Promise<void>
}

const firstWish = 3
const repetitions = 3
/** Codes of the catalogue. */
const notEnoughCash = 12
const tooLate = 'TOO_LATE'

export function createPurchases(context: HallContext): Purchases {
  const { state: hall, account, asker, facts, texts, notice } = context
  const state = createStore<Wish>({ cards: null, isAsking: false })
  const left = (): number => {
    const { game, sale } = hall.now
    return game && sale ? Math.max(0, game.mostCards - cardsIn(hall.now, sale.id)) : 0
  }
  const most = (): number => Math.min(left(), hall.now.game?.mostAtOnce ?? 0)
  /** A whole strip, where there are strips. */
  const wanted = (): number =>
    Math.max(1, Math.min(most(), state.now.cards ?? hall.now.game?.strip ?? firstWish))
  const refresh = async (): Promise<void> => {
    if (!account.state.now.player) return
    const answer = await ask(asker, 'ownHallCards', { uri: facts.uri })
    if (answer.ok) hall.change(withOwn(hall.now, answer.reply.bought))
  }
  const buy = async (): Promise<void> => {
    const { sale } = hall.now
    const cards = wanted()
    if (!account.state.now.player || !sale || most() < 1 || state.now.isAsking) return
    state.change({ isAsking: true })
    const asked = { uri: facts.uri, requestKey: requestKey(), round: sale.id, cards: String(cards) }
    const answer = await askUntilAnswered(asker, 'buyCards', asked, {
      pause: pauseOrOnline,
      waiting: () => notice(texts.connection.lost),
      repetitions,
    })
    state.change({ isAsking: false })
    if (!answer.ok) return refused(context, answer.failure, refresh)
    const { bought, userStatus } = answer.reply
    account.heard(userStatus)
    account.staked(bought.stake)
    hall.change(withOwn(hall.now, [bought]))
    cue(context.sound, context.title.cues.bought)
    const { words, say, money } = context
    say(words.say.bought(cardsInWords(context, cards), money(bought.stake, bought.currency)))
  }
  return {
    state,
    left,
    most,
    wanted,
    step: (direction) =>
      state.change({ cards: Math.max(1, Math.min(Math.max(1, most()), wanted() + direction)) }),
    buy: () => void buy(),
    refresh,
  }
}

/** So many cards in words. */
export const cardsInWords = (
  { words, number }: Pick<HallContext, 'words' | 'number'>,
  cards: number,
) => (cards === 1 ? words.buy.one : words.buy.cards(number(cards)))

/** Says in words what the house did not do. What may have been done all the same is asked for. */
function refused(context: HallContext, failure: Failure, refresh: () => Promise<void>): void {
  const { words, notice, say } = context
  void refresh()
  const tell = (sentence: string): void => {
    notice(sentence)
    say(sentence)
  }
  if (failure.type === 'unreachable') return tell(words.refused.connection)
  if (failure.code === tooLate) return tell(words.refused.tooLate)
  if (failure.code === notEnoughCash) return openNotEnough(purseOfRoom(context))
  return showFailure(context, failure)
}
