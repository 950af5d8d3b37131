import type { PokerRoundWords } from './en.ts'

export const words: PokerRoundWords = {
  title: 'Cartas',
  dealt: 'Distribuídas',
  drawn: 'Depois da troca',
  hand: 'Mão {number} depois da troca',
  doubling: 'Dobrar: a carta da banca e outras quatro',
  outcomes: { won: 'ganho', lost: 'perdido', tied: 'empate' },
  eventNames: {
    pokerMultiplied: 'A distribuição sorteia × {by}',
    doubleUpOffered: 'O prêmio pode ser dobrado',
    pokerDoubled: 'Dobrado contra a banca: {outcome}',
    pokerDealt: 'Cinco cartas são distribuídas',
    pokerDrawn: 'Cartas são trocadas, {held} mantidas',
    pokerHandWon: '{hand}: paga',
  },
}
