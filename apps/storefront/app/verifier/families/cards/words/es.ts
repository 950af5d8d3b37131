import type { CardsRoundWords } from './en.ts'

export const words: CardsRoundWords = {
  title: 'Cartas',
  caption: 'Sobre la mesa',
  chips: 'Fichas',
  faceDown: 'boca abajo',
  between: ', ',
  counting: '{told}, {points} puntos',
  places: {
    dealer: 'Crupier',
    hand: 'Su mano',
    split: 'Su segunda mano',
    insurance: 'Seguro',
  },
  boxes: {
    box: 'Casilla {box}',
    split: 'Casilla {box}, segunda mano',
    insurance: 'Seguro, casilla {box}',
    pairs: 'Parejas, casilla {box}',
    poker: '21+3, casilla {box}',
  },
  results: {
    blackjack: 'blackjack',
    win: 'gana',
    push: 'empate',
    half: 'recupera la mitad',
    bust: 'se pasa',
    lose: 'pierde',
  },
  eventNames: {
    cardsBet: 'Fichas: {spots}',
    cardDealt: '{hand}: {card}',
    cardHidden: '{hand}: una carta boca abajo',
    cardTurned: '{hand} descubre: {card}',
    dealerPeeked: {
      blackjack: 'El crupier tiene blackjack',
      none: 'El crupier no tiene blackjack',
    },
    insuranceTaken: 'Seguro aceptado',
    insuranceDeclined: 'Seguro rechazado',
    handDoubled: '{hand}: apuesta doblada',
    handSplit: '{hand}: dividida',
    handStood: '{hand}: se planta',
    handTurn: 'Turno: {hand}',
    spotSettled: '{spot}: {result}',
  },
}
