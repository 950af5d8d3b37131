// Rounds of casino war.
import { resultOf, settle, shoeOf, tellBets } from './cards.mjs'

const height = (card) => '23456789TJQKA'.indexOf(card[0])

/** Plays a round; after a tie with an ante it yields what may be done. */
export function* playCasinoWar({ definition }, round, _, selection) {
  const { decks, tieBack, unitsPerStake: unit } = definition
  tellBets(round, selection, { names: ['ante', 'tie'], unitsPerStake: unit })
  const deal = shoeOf(decks, round)
  const both = () =>
    ['hand', 'dealer'].map((hand) => {
      const card = deal()
      round.tell('cardDealt', { hand, card })
      return height(card)
    })
  const pay = (spot, stake, back) =>
    settle(round, { spot, stake, back, result: resultOf(stake, back) })
  const [mine, theirs] = both()
  const isTie = mine === theirs
  round.tell('handsCompared', { winner: isTie ? 'tie' : mine > theirs ? 'hand' : 'dealer' })
  const { ante: chips = 0, tie = 0 } = selection
  const ante = chips * unit
  if (ante > 0 && !isTie) pay('ante', ante, mine > theirs ? 2 * ante : 0)
  if (tie > 0) pay('tie', tie * unit, isTie ? tie * tieBack : 0)
  if (isTie && ante > 0) {
    const { type } = yield ['goToWar', 'giveUp']
    if (type === 'giveUp') {
      round.tell('handFolded', { hand: 'hand' })
      pay('ante', ante, ante / 2)
    } else {
      round.tell('chipsAdded', { spot: 'war', stake: ante })
      const [own, other] = both()
      const isWon = own >= other
      round.tell('handsCompared', { winner: isWon ? 'hand' : 'dealer' })
      pay('ante', ante, isWon ? ante : 0)
      pay('war', ante, isWon ? 2 * ante : 0)
    }
  }
  round.tell('roundEnded', { total: round.units })
}
