import type { CardsRoundWords } from './en.ts'

export const words: CardsRoundWords = {
  title: 'Karten',
  caption: 'Auf dem Tisch',
  chips: 'Chips',
  faceDown: 'verdeckt',
  between: ', ',
  counting: '{told}, {points} Punkte',
  places: {
    dealer: 'Dealer',
    hand: 'Ihre Hand',
    split: 'Ihre zweite Hand',
    insurance: 'Versicherung',
  },
  boxes: {
    box: 'Box {box}',
    split: 'Box {box}, zweite Hand',
    insurance: 'Versicherung, Box {box}',
    pairs: 'Paare, Box {box}',
    poker: '21+3, Box {box}',
  },
  results: {
    blackjack: 'Blackjack',
    win: 'gewinnt',
    push: 'unentschieden',
    half: 'halb zurück',
    bust: 'überkauft',
    lose: 'verliert',
  },
  eventNames: {
    cardsBet: 'Chips: {spots}',
    cardDealt: '{hand}: {card}',
    cardHidden: '{hand}: eine verdeckte Karte',
    cardTurned: '{hand} deckt auf: {card}',
    dealerPeeked: {
      blackjack: 'Der Dealer hat Blackjack',
      none: 'Der Dealer hat keinen Blackjack',
    },
    insuranceTaken: 'Versicherung abgeschlossen',
    insuranceDeclined: 'Versicherung abgelehnt',
    handDoubled: '{hand}: Einsatz verdoppelt',
    handSplit: '{hand}: geteilt',
    handStood: '{hand}: bleibt',
    handTurn: 'Am Zug: {hand}',
    spotSettled: '{spot}: {result}',
  },
}
