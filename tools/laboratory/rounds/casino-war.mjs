// Rounds of casino war.
import { resultOf, settle, shoeOf, tellBets } from './cards.mjs'

const height = (card) => '23456789TJQKA'.indexOf(card[0])

/** Plays a round; after a tie with an ante it yields what may be done. */
export function* playCasinoWar({ definition }, round, _, selection) {
  const { decks, tieBack, unitsPerStake: unit } = definition
  tellBets(round, selection, { names: ['ante', 'tie'], unitsPerStake: unit })
  const table = { round, deal: shoeOf(decks, round) }
  const [mine, theirs] = dealBoth(table)
  const isTie = mine === theirs
  round.tell('handsCompared', { winner: winnerOf(mine, theirs) })
  const { ante: chips = 0, tie = 0 } = selection
  const ante = chips * unit
  if (ante > 0 && !isTie) pay(round, 'ante', { stake: ante, back: mine > theirs ? 2 * ante : 0 })
  if (tie > 0) pay(round, 'tie', { stake: tie * unit, back: isTie ? tie * tieBack : 0 })
  if (isTie && ante > 0) {
    const { type } = yield ['goToWar', 'giveUp']
    if (type === 'giveUp') giveUp(round, ante)
    else goToWar(table, ante)
  }
  round.tell('roundEnded', { total: round.units })
}

const winnerOf = (mine, theirs) => (mine === theirs ? 'tie' : mine > theirs ? 'hand' : 'dealer')

/** A card to the player, one to the dealer. @returns how high they are. */
const dealBoth = ({ round, deal }) =>
  ['hand', 'dealer'].map((hand) => {
    const card = deal()
    round.tell('cardDealt', { hand, card })
    return height(card)
  })

const pay = (round, spot, { stake, back }) =>
  settle(round, { spot, stake, back, result: resultOf(stake, back) })

function giveUp(round, ante) {
  round.tell('handFolded', { hand: 'hand' })
  pay(round, 'ante', { stake: ante, back: ante / 2 })
}

function goToWar(table, ante) {
  const { round } = table
  round.tell('chipsAdded', { spot: 'war', stake: ante })
  const [own, other] = dealBoth(table)
  const isWon = own >= other
  round.tell('handsCompared', { winner: isWon ? 'hand' : 'dealer' })
  pay(round, 'ante', { stake: ante, back: isWon ? ante : 0 })
  pay(round, 'war', { stake: ante, back: isWon ? 2 * ante : 0 })
}
