import { cue } from '@fairhouse/stage/sound/cue'
import { calledName } from './column-letters.ts'
import type { HallContext } from './hall-context.ts'
import type { HallState } from './hall-state.ts'
import type { Purchases } from './purchases.ts'
import { patternName } from './view/pattern.ts'

/** Says what happens in the hall, and asks for the player's cards when a draw begins or is over. */
export function followHall(context: HallContext, purchases: Purchases): void {
  let before = context.state.now
  context.state.watch((state) => {
    const was = before
    before = state
    if (state === was) return
    if (mayHaveMoved(was, state)) void purchases.refresh()
    if (isNew(was, state) && state.draw?.phase === 'void') context.say(context.words.say.void)
    tellSale(context, was, state)
    tellCalls(context, was, state)
    tellEnds(context, was, state)
  })
}

/** Whether the player's cards may be others than were shown: after a lost line, when a draw begins or ends, and once it has paid. */
function mayHaveMoved(was: HallState, state: HallState): boolean {
  if (state.isLive && !was.isLive) return true
  if (isNew(was, state)) return was.draw?.phase === 'calling' || state.draw?.phase !== 'calling'
  return state.draw?.settled === true && !was.draw?.settled
}

const isNew = (was: HallState, state: HallState): boolean => phaseOf(state) !== phaseOf(was)

const phaseOf = ({ draw }: HallState): string => `${draw?.id} ${draw?.phase}`

function tellSale({ words, say, number, clock }: HallContext, was: HallState, state: HallState) {
  if (!state.sale || state.sale.id === was.sale?.id || state.draw?.phase === 'calling') return
  const seconds = Math.max(0, Math.round((state.sale.drawsAt - clock.now()) / 1000))
  const pattern = state.sale.pattern === null ? null : state.game?.patterns[state.sale.pattern]
  const sentences = [
    words.say.sale(number(seconds)),
    ...(pattern ? [words.say.playsFor(patternName(words, pattern.name))] : []),
  ]
  say(sentences.join(' '))
}

function tellCalls(context: HallContext, was: HallState, state: HallState): void {
  const { draw } = state
  if (!draw) return
  const { words, say, number, money, sound, title } = context
  const known = was.draw?.id === draw.id ? was.draw : null
  // Who comes in the middle hears what is called from now on.
  if (!known) return
  const fresh = draw.calls.slice(known.calls.length)
  const wins = draw.wins.slice(known.wins.length)
  const sentences = [
    ...fresh.map((called) => words.say.call(calledName(state.game, called, number(called)))),
    ...wins.map(({ prize, winners, pot, currency }) =>
      words.say[prize](number(winners), money(pot, currency)),
    ),
  ]
  if (sentences.length > 0) say(sentences.join(' '))
  if (wins.length > 0) cue(sound, title.cues.won)
  else if (fresh.length > 0) cue(sound, title.cues.call)
}

/** What became of the player's own cards. */
function tellEnds(context: HallContext, was: HallState, state: HallState): void {
  const { words, say, money, account, sound, title } = context
  const open = new Set(was.own.flatMap(({ id, state: now }) => (now === 'open' ? id : [])))
  for (const bought of state.own) {
    if (!open.has(bought.id) || bought.state === 'open') continue
    account.ended(bought.stake, bought.payout)
    if (bought.state === 'won') {
      say(words.say.youWon(money(bought.payout, bought.currency)))
      cue(sound, title.cues.big)
    }
    if (bought.state === 'void') say(words.say.refunded(money(bought.payout, bought.currency)))
  }
}
