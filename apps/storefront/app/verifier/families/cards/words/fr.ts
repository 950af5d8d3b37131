import type { CardsRoundWords } from './en.ts'

export const words: CardsRoundWords = {
  title: 'Cartes',
  caption: 'Sur la table',
  chips: 'Jetons',
  faceDown: 'cachée',
  between: ', ',
  counting: '{told}, {points} points',
  places: {
    dealer: 'Croupier',
    hand: 'Votre main',
    split: 'Votre deuxième main',
    insurance: 'Assurance',
  },
  boxes: {
    box: 'Box {box}',
    split: 'Box {box}, deuxième main',
    insurance: 'Assurance, box {box}',
    pairs: 'Paires, box {box}',
    poker: '21+3, box {box}',
  },
  results: {
    blackjack: 'blackjack',
    win: 'gagne',
    push: 'égalité',
    half: 'moitié rendue',
    bust: 'saute',
    lose: 'perd',
  },
  eventNames: {
    cardsBet: 'Jetons : {spots}',
    cardDealt: '{hand} : {card}',
    cardHidden: '{hand} : une carte cachée',
    cardTurned: '{hand} retourne : {card}',
    dealerPeeked: {
      blackjack: 'Le croupier a un blackjack',
      none: 'Le croupier n’a pas de blackjack',
    },
    insuranceTaken: 'Assurance prise',
    insuranceDeclined: 'Assurance refusée',
    handDoubled: '{hand} : mise doublée',
    handSplit: '{hand} : séparée',
    handStood: '{hand} : reste',
    handTurn: 'À jouer : {hand}',
    spotSettled: '{spot} : {result}',
  },
}
