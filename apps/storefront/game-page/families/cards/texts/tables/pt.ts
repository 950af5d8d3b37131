import type { TablesTexts } from './en.ts'

export const pt: TablesTexts = {
  ranks: {
    highCard: 'carta alta',
    pair: 'um par',
    flush: 'um flush',
    straight: 'uma sequência',
    threeOfAKind: 'uma trinca',
    straightFlush: 'um straight flush',
  },
  squeeze: {
    toggle: 'Squeeze',
    hint: 'Abra as cartas você mesmo: puxe um canto',
    on: 'Você abre as cartas: pressione O ou puxe um canto.',
    off: 'O dealer abre as cartas.',
    card: (hand, place) => `Abrir a carta ${place}: ${hand}`,
  },
  roads: {
    title: 'Resultados até agora',
    truth:
      'O que saiu não diz nada sobre o que vem: cada rodada é distribuída de baralhos completos.',
    last: (results) =>
      `Últimos resultados, o mais novo no fim: ${results}. Eles não dizem nada sobre a próxima rodada.`,
    none: 'Ainda não há resultados.',
  },
  keys: {
    baccarat: [
      ['Q', 'Squeeze ligado ou desligado; dobrar mais a carta'],
      ['O', 'Abrir a carta'],
    ],
    casinoWar: [
      ['W', 'Ir à guerra'],
      ['G', 'Desistir'],
    ],
    redDog: [
      ['A', 'Aumentar'],
      ['K', 'Pagar para ver'],
    ],
    threeCardPoker: [
      ['Y', 'Jogar'],
      ['F', 'Correr'],
    ],
  },
  say: {
    counts: (told, points) => `${told.replace(/\.$/, '')}, ${points} pontos.`,
    wins: (hand) => `${hand} ganha.`,
    tie: 'Empate.',
    added: (place, amount) => `${amount} em ${place}.`,
    goesOn: 'Sem aumento.',
    gaveUp: 'Você desistiu.',
    spread: (count) => `Distância ${count}.`,
    follow: 'As cartas são seguidas: ninguém ganha.',
    pair: 'Um par: uma terceira carta é distribuída.',
    ranked: (hand, rank) => `${hand}: ${rank}.`,
    turns: (hand, card) => `${hand}: ${card}.`,
  },
}
