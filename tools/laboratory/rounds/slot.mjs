// A round of a slot: the paid spin, the features it starts, doubling at the end.
import { beginHold, beginPick, beginTrail, beginWheel } from './bonuses.mjs'
import {
  beginBook,
  beginChoice,
  beginFreeSpins,
  beginRespin,
  beginSticky,
  beginWalk,
} from './free-spins.mjs'
import { settle, spin } from './spin.mjs'

/** Begins a feature of each kind: its first draws are taken at once, and what is returned plays it. */
const beginnings = {
  freeSpins: beginFreeSpins,
  book: beginBook,
  choose: beginChoice,
  stickyReels: beginSticky,
  respin: beginRespin,
  walk: beginWalk,
  pick: beginPick,
  hold: beginHold,
  wheel: beginWheel,
  trail: beginTrail,
}

/** Plays a round, and yields whenever the player is to act. */
export function* playSlot(game, round, mode) {
  const { definition } = game
  const name = mode === 'base' ? 'base' : definition.modes[mode].spin
  const rule = definition.spins[name]
  const shown = spin(game, rule, round)
  yield* playStarted(game, round, settle(game, rule, shown, round))
  if (round.isFull) round.tell('maxWinReached', { total: round.units })
  yield* playGamble(definition.gamble, round)
  round.tell('roundEnded', { total: round.units })
}

/** Begins features in their order, and plays the last first. */
function* playStarted(game, round, starts) {
  const begun = starts.map((started) => {
    const rule = game.definition.features[started.feature]
    const begin = beginnings[rule.kind]
    if (begin === undefined)
      throw new RangeError(`features of the kind ${rule.kind} are not known here`)
    return begin(game, round, {
      name: started.feature,
      rule,
      started,
      playStarted: (others) => playStarted(game, round, others),
    })
  })
  for (const feature of begun.toReversed()) {
    if (round.isFull) return
    yield* feature
  }
}

function* playGamble(gamble, round) {
  let left = gamble?.steps ?? 0
  while (left > 0 && round.units > 0 && round.units <= gamble.limit) {
    const { type, choice } = yield 'gamble or collect'
    if (type === 'collect') return
    const drawn = round.draw(2)
    const won = drawn === choice
    const pay = won ? round.units : 0
    round.units = won ? round.units + pay : 0
    round.tell('gambled', { choice, drawn, won, pay, total: round.units })
    left--
  }
}
