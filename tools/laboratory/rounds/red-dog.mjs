// Rounds of red dog.
import { resultOf, settle, shoeOf, tellBets } from './cards.mjs'

const height = (card) => '23456789TJQKA'.indexOf(card[0])

/** Plays a round; with a spread it yields what may be done. */
export function* playRedDog({ definition }, round, _, selection) {
  const { decks, spreadBack, pairBack, unitsPerStake: unit } = definition
  tellBets(round, selection, { names: ['ante'], unitsPerStake: unit })
  const deal = shoeOf(decks, round)
  const give = () => {
    const card = deal()
    round.tell('cardDealt', { hand: 'row', card })
    return height(card)
  }
  const { ante: chips } = selection
  const stake = chips * unit
  const pay = (spot, back) => settle(round, { spot, stake, back, result: resultOf(stake, back) })
  const [low, high] = [give(), give()].toSorted((a, b) => a - b)
  const between = high - low - 1
  round.tell('spreadTold', { spread: between < 0 ? null : between })
  if (between < 0) pay('ante', give() === low ? chips * pairBack : stake)
  else if (between === 0) pay('ante', stake)
  else {
    const { type } = yield ['raise', 'call']
    if (type === 'raise') round.tell('chipsAdded', { spot: 'raise', stake })
    else round.tell('raiseDeclined', {})
    const third = give()
    const back = third > low && third < high ? chips * spreadBack[between - 1] : 0
    pay('ante', back)
    if (type === 'raise') pay('raise', back)
  }
  round.tell('roundEnded', { total: round.units })
}
