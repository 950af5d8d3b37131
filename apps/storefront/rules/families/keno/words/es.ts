import type { KenoWords } from './en.ts'

export const words: KenoWords = {
  how: {
    draw: (numbers, balls) =>
      `La máquina contiene ${numbers} bolas. Cada ronda sortea ${balls} y ninguna vuelve.`,
    ticket: (most) => `Elija de 1 a ${most} números. La apuesta es la misma elija los que elija.`,
    exactly: (count) => `Elija ${count} números en cada cartón que juegue.`,
    hits: 'Lo que paga un cartón depende de cuántos de sus números salen. Paga una sola vez.',
    pays: 'Lo que gana depende de cuántos números ha elegido y de cuántos de ellos salen. Un boleto paga una sola vez.',
    none: 'Con muchos números, un boleto también paga si no sale ninguno.',
    risk: 'Usted elige el riesgo: el bajo paga a menudo poco, el alto paga mucho y pocas veces. El sorteo es el mismo.',
    cards: (most) =>
      `Rellene hasta ${most} cartones. Cada cartón cuesta la apuesta y paga por separado; un solo sorteo decide todos.`,
    free: (games, times) =>
      `Si la última bola es uno de sus números, siguen ${games} sorteos gratis con el mismo boleto. Lo que pagan cuenta ${times} veces. Los sorteos gratis no dan más sorteos gratis.`,
    alike:
      'Todos los números son igual de probables. Lo que elige no cambia nada del sorteo, y los sorteos anteriores no dicen nada del siguiente.',
  },
  table: {
    spots: 'Números elegidos',
    hits: (count) => (count === 1 ? '1 acierto' : `${count} aciertos`),
  },
  certified: {
    title: 'Lo que devuelve cada cantidad de números',
    each: (count) =>
      `Las demás cifras de esta página son las de un boleto de ${count} números. Para cada cantidad de números:`,
    risk: { low: 'Riesgo bajo', medium: 'Riesgo medio', high: 'Riesgo alto' },
    cards: (count, spots) =>
      `Cada cartón devuelve lo mismo, juegue los que juegue. Una ronda de ${count} cartones${spots === null ? '' : ` de ${spots} números`}, ninguno repetido:`,
    cardsRow: (count) => `${count} cartones`,
    spots: (count) => (count === 1 ? '1 número' : `${count} números`),
    figures: (rtp, wins, top, rare) =>
      `RTP ${rtp}, paga 1 de cada ${wins}, premio máximo ${top} × apuesta, 1 de cada ${rare}`,
  },
  parts: { catches: 'Números acertados', freeGames: 'Sorteos gratis' },
}
