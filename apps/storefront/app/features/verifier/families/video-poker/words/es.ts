import type { PokerRoundWords } from './en.ts'

export const words: PokerRoundWords = {
  title: 'Cartas',
  dealt: 'Repartidas',
  drawn: 'Tras el cambio',
  hand: 'Mano {number} tras el cambio',
  doubling: 'Doblar: la carta de la banca y otras cuatro',
  outcomes: { won: 'ganado', lost: 'perdido', tied: 'empate' },
  eventNames: {
    pokerMultiplied: 'El reparto saca × {by}',
    doubleUpOffered: 'El premio puede doblarse',
    pokerDoubled: 'Doblado contra la banca: {outcome}',
    pokerDealt: 'Se reparten cinco cartas',
    pokerDrawn: 'Se cambian cartas, {held} guardadas',
    pokerHandWon: '{hand}: paga',
  },
}
