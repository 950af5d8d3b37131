import type { PlayedGame } from '../games.ts'
import type { AskedBet } from '../rounds/bet.ts'

/** A bet at the least stake on any game, as its page would make it. */
export function sampleBet({ listed: { wish }, rules, spots }: PlayedGame): AskedBet {
  const [stake = 0] = rules.betLevels
  switch (wish.kind) {
    case 'keno':
      return { stake, selection: { spots: [1, 2, 3, 4] } }
    case 'bingo': {
      const card = Array.from({ length: wish.spots }, (_, place) => 4 * place + 1)
      return { stake, selection: { cards: [card, card.map((number) => number + 1)] } }
    }
    case 'pegs':
      return { stake, selection: { rows: 12, risk: 'medium' } }
    case 'crash':
      return { stake, selection: { target: 150 } }
    case 'roulette':
      return { stake, selection: { chips: { red: 2, '17': 1 } } }
    case 'table': {
      const [spot] = spots
      if (wish.table === 'sicBo') return { stake, selection: { chips: { big: 2 } } }
      if (wish.table === 'craps') return { stake, selection: { chips: { pass: 2, field: 1 } } }
      if (wish.table === 'fishPrawnCrab')
        return { stake, selection: { chips: { 'single-1': 1, 'single-4': 2 } } }
      return spot === undefined ? { stake } : { stake, selection: { [spot]: 1 } }
    }
    case 'slot':
    case 'cells':
    case 'poker':
      return { stake }
  }
}
