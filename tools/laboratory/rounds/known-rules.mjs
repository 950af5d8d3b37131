// Rules that this laboratory can play. Any other is refused by name: to skip it would be to agree with what was not looked at.

const everywhere = wordsOf('symbols pays unitsPerStake betLevels maxUnits wild')

const known = {
  'slot 2': wordsOf('rows rule mixed fullScreen fullScreenOf splits spins features modes gamble'),
  'cells 1': wordsOf('rows weights rule corners'),
  'cascade 1': wordsOf('heights by cornerWilds weights climb placeMultipliers bombs scatter'),
  'keno 1': wordsOf('numbers balls risks cards freeGames'),
  'bingo 1': wordsOf('numbers side inColumn free strip patterns prizes halls'),
  'roulette 1': wordsOf('wheel zeros besideZeros kinds mostChips partage wheels'),
  'sic bo 1': wordsOf('odds most mostChips'),
  'craps 1': wordsOf('odds oddsTimes layTimes most mostChips'),
  'video poker 1': wordsOf('wilds hands multipliers doubleUp progressive'),
  'blackjack 1': wordsOf('decks soft17 blackjackWins doubleAfterSplit'),
  'blackjack 2': wordsOf('decks soft17 blackjackWins doubleAfterSplit boxes mostChips sides'),
  'baccarat 1': wordsOf('decks spots mostChips'),
  'casino war 1': wordsOf('decks tieBack mostChips'),
  'red dog 1': wordsOf('decks spreadBack pairBack mostChips'),
  'three card poker 1': wordsOf('anteBonus pairPlusBack mostChips'),
  'showdown 1': wordsOf('decks hands ace spots mostChips'),
  'gate 1': wordsOf('perMille least most'),
  'pegs 1': wordsOf('boards'),
  'mines 1': wordsOf('cells perMille mostUnits'),
  'tower 1': wordsOf('levels towers perMille mostUnits'),
  'scratch 1': wordsOf('of cards'),
  'pick 1': wordsOf('straight box pair'),
}

const knownOfSpins = wordsOf(
  'mode strips sticky multiplier wildMultipliers chosenWild removal mystery upgrade wildDrop multiplierReel colossal cash scatters triggers respin walk',
)

function wordsOf(text) {
  return text.split(' ')
}

/** @throws RangeError for an engine or a rule of its definition that is not known here. */
export function refuseUnknown({ engine, definition }) {
  const names = known[engine]
  if (names === undefined) throw new RangeError(`the engine ${engine} is not known here`)
  const rules = [
    ...Object.keys(definition).filter((key) => !everywhere.includes(key) && !names.includes(key)),
    ...Object.values(definition.spins ?? {}).flatMap((spin) =>
      Object.keys(spin).filter((key) => !knownOfSpins.includes(key)),
    ),
  ]
  if (rules.length > 0) throw new RangeError(`the rule ${rules[0]} is not known here`)
}
