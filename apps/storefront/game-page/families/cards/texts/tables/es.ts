import type { TablesTexts } from './en.ts'

export const es: TablesTexts = {
  ranks: {
    highCard: 'carta alta',
    pair: 'una pareja',
    flush: 'un color',
    straight: 'una escalera',
    threeOfAKind: 'un trío',
    straightFlush: 'una escalera de color',
  },
  squeeze: {
    toggle: 'Squeeze',
    hint: 'Abra usted las cartas: tire de una esquina',
    on: 'Usted abre las cartas: pulse O o tire de una esquina.',
    off: 'El crupier abre las cartas.',
    card: (hand, place) => `Abrir la carta ${place}: ${hand}`,
  },
  roads: {
    title: 'Resultados hasta ahora',
    truth:
      'Lo que salió no dice nada de lo que saldrá: cada ronda se reparte con barajas completas.',
    last: (results) =>
      `Últimos resultados, el más reciente al final: ${results}. No dicen nada de la próxima ronda.`,
    none: 'Aún no hay resultados.',
  },
  keys: {
    baccarat: [
      ['Q', 'Squeeze sí o no; doblar más la carta'],
      ['O', 'Abrir la carta'],
    ],
    casinoWar: [
      ['W', 'Ir a la guerra'],
      ['G', 'Rendirse'],
    ],
    redDog: [
      ['A', 'Subir'],
      ['K', 'Igualar'],
    ],
    threeCardPoker: [
      ['Y', 'Jugar'],
      ['F', 'Retirarse'],
    ],
  },
  say: {
    counts: (told, points) => `${told.replace(/\.$/, '')}, ${points} puntos.`,
    wins: (hand) => `${hand} gana.`,
    tie: 'Empate.',
    added: (place, amount) => `${amount} a ${place}.`,
    goesOn: 'Sin subir.',
    gaveUp: 'Se ha rendido.',
    spread: (count) => `Distancia ${count}.`,
    follow: 'Las cartas son consecutivas: nadie gana.',
    pair: 'Una pareja: se reparte una tercera carta.',
    ranked: (hand, rank) => `${hand}: ${rank}.`,
    turns: (hand, card) => `${hand}: ${card}.`,
  },
}
