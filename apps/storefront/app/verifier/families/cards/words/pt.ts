import type { CardsRoundWords } from './en.ts'

export const words: CardsRoundWords = {
  title: 'Cartas',
  caption: 'Na mesa',
  chips: 'Fichas',
  faceDown: 'fechada',
  between: ', ',
  counting: '{told}, {points} pontos',
  places: {
    dealer: 'Dealer',
    hand: 'Sua mão',
    split: 'Sua segunda mão',
    insurance: 'Seguro',
  },
  boxes: {
    box: 'Box {box}',
    split: 'Box {box}, segunda mão',
    insurance: 'Seguro, box {box}',
    pairs: 'Pares, box {box}',
    poker: '21+3, box {box}',
  },
  results: {
    blackjack: 'blackjack',
    win: 'ganha',
    push: 'empate',
    half: 'metade de volta',
    bust: 'estourou',
    lose: 'perde',
  },
  eventNames: {
    cardsBet: 'Fichas: {spots}',
    cardDealt: '{hand}: {card}',
    cardHidden: '{hand}: uma carta fechada',
    cardTurned: '{hand} vira: {card}',
    dealerPeeked: {
      blackjack: 'O dealer tem blackjack',
      none: 'O dealer não tem blackjack',
    },
    insuranceTaken: 'Seguro aceito',
    insuranceDeclined: 'Seguro recusado',
    handDoubled: '{hand}: aposta dobrada',
    handSplit: '{hand}: dividida',
    handStood: '{hand}: para',
    handTurn: 'Vez de jogar: {hand}',
    spotSettled: '{spot}: {result}',
  },
}
