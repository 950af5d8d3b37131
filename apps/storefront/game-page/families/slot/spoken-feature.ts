import type { SlotEvent } from '@fairhouse/contract/families/slot/events'
import { prizeText } from '../../../rules/families/slot/prize-text.ts'
import { spokenCommon } from '../../play/spoken-common.ts'
import type { Voice } from './voice.ts'

type Of<Type extends SlotEvent['type']> = Extract<SlotEvent, { type: Type }>
type Sayings = {
  readonly [Type in SlotEvent['type']]: ((event: Of<Type>, voice: Voice) => string) | null
}

/** What an event of a feature says; empty where wins, the end of the round or the wheels beside it say it all. */
export function spokenFeature(event: SlotEvent, voice: Voice): string {
  return sayingOf(event, voice)
}

function sayingOf<Type extends SlotEvent['type']>(event: Of<Type>, voice: Voice): string {
  const say: ((event: Of<Type>, voice: Voice) => string) | null = sayings[event.type]
  return say === null ? '' : say(event, voice)
}

const sayings: Sayings = {
  reelsStopped: null,
  reelsExpanded: ({ reels }, { texts: { say } }) =>
    say.wildReels(reels.map((reel) => reel + 1).join(', ')),
  lineWon: null,
  groupWon: null,
  scatterWon: null,
  cellsChanged: spokenChange,
  blockLanded: ({ symbol }, { texts: { mechanics }, symbolName }) =>
    mechanics.say.block(symbolName(symbol, 1)),
  reelNudged: ({ reel }, { texts: { mechanics } }) => mechanics.say.nudged(reel + 1),
  symbolsRemoved: ({ removed }, { texts: { mechanics } }) => mechanics.say.removed(removed.length),
  wildsWalked: (_, { texts: { mechanics } }) => mechanics.say.walked,
  cashShown: ({ cells }, { texts: { mechanics }, money }) =>
    mechanics.say.cash(cells.map(({ pay }) => money(pay)).join(', ')),
  cashCollected: ({ pay }, { texts: { mechanics }, money }) => mechanics.say.collected(money(pay)),
  cascaded: null,
  multiplierSet: null,
  spinMultiplied: ({ multiplier }, { texts: { mechanics } }) =>
    mechanics.say.multiplier(multiplier),
  symbolChosen: ({ by, symbol }, { texts: { mechanics }, symbolName }) =>
    by === 'wild'
      ? mechanics.say.chosenWild(symbolName(symbol, 1))
      : mechanics.say.chosen(symbolName(symbol, 1)),
  respinStarted: (_, { texts: { mechanics } }) => mechanics.say.respin,
  freeSpinsAwarded: ({ left }, { texts: { say } }) => say.freeSpins(left),
  freeSpinStarted: ({ left }, { texts: { say } }) => (left > 0 ? say.freeSpins(left) : ''),
  freeSpinsEnded: ({ pay }, { texts: { say }, money }) => say.freeOver(money(pay)),
  pickStarted: ({ choices }, { texts: { say } }) => say.pick(choices),
  picked: ({ choice, ends, pay }, { texts: { say }, money }) =>
    ends ? say.pickedEnd(choice + 1) : say.picked(choice + 1, money(pay)),
  pickEnded: ({ pay }, { texts: { say }, money }) => say.pickOver(money(pay)),
  choiceOffered: ({ options }, { texts: { mechanics }, symbolName }) => {
    const symbols = options.flatMap(({ symbol }) => (symbol === undefined ? [] : [symbol]))
    if (symbols.length > 0)
      return mechanics.say.offeredSymbols(symbols.map((symbol) => symbolName(symbol, 1)).join(', '))
    return mechanics.say.offered(
      options.map(({ spins, multiplier }) => mechanics.choose.option(spins, multiplier)).join('; '),
    )
  },
  choiceMade: null,
  holdStarted: ({ held, left }, { texts: { mechanics } }) =>
    mechanics.say.holdStarted(held.length, left),
  holdSpun: ({ landed, left }, { texts: { mechanics } }) =>
    mechanics.say.holdSpun(landed.length, left),
  holdEnded: ({ pay }, { texts: { mechanics }, money }) => mechanics.say.holdEnded(money(pay)),
  wheelStarted: null,
  wheelSpun: ({ prize }, { texts: { mechanics }, money }) =>
    mechanics.say.wheelSpun(prizeText(prize, mechanics, money)),
  wheelEnded: null,
  trailStarted: ({ rolls }, { texts: { mechanics } }) => mechanics.say.trail(rolls),
  trailMoved: ({ roll, prize, rollsLeft }, { texts: { mechanics }, money }) =>
    mechanics.say.trailMoved(roll, prizeText(prize, mechanics, money), rollsLeft),
  trailEnded: ({ pay }, { texts: { mechanics }, money }) => mechanics.say.trailEnded(money(pay)),
  gambleOffered: ({ at }, { texts: { mechanics }, money }) =>
    mechanics.say.gambleOffered(money(at)),
  gambled: ({ won, total }, { texts: { mechanics }, money }) =>
    won ? mechanics.say.doubled(money(total)) : mechanics.say.lost,
  jackpotWon: spokenOfAll,
  maxWinReached: spokenOfAll,
  roundEnded: null,
}

function spokenOfAll(
  event: Of<'jackpotWon'> | Of<'maxWinReached'>,
  { shared, money }: Voice,
): string {
  return spokenCommon(event, shared, money)
}

function spokenChange(
  { by, changes }: Of<'cellsChanged'>,
  { texts: { mechanics }, symbolName }: Voice,
): string {
  const { say } = mechanics
  const count = changes.length
  switch (by) {
    case 'wildDrop':
      return say.wildDrop(count)
    case 'upgrade':
      return say.upgraded(count, symbolName(changes[0]?.symbol ?? '', count))
    case 'split':
      return say.split(count)
    case 'mystery':
    case 'nudge':
    case 'spread':
      return say.changed(count)
  }
}
