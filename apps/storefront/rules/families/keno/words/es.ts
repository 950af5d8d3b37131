import type { KenoWords } from './en.ts'

export const words: KenoWords = {
  how: {
    draw: (numbers, balls) =>
      `La máquina contiene ${numbers} bolas. Cada ronda sortea ${balls} y ninguna vuelve.`,
    ticket: (most) => `Elija de 1 a ${most} números. La apuesta es la misma elija los que elija.`,
    pays: 'Lo que gana depende de cuántos números ha elegido y de cuántos de ellos salen. Un boleto paga una sola vez.',
    none: 'Con muchos números, un boleto también paga si no sale ninguno.',
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
    spots: (count) => (count === 1 ? '1 número' : `${count} números`),
    figures: (rtp, wins, top, rare) =>
      `RTP ${rtp}, paga 1 de cada ${wins}, premio máximo ${top} × apuesta, 1 de cada ${rare}`,
  },
  parts: { catches: 'Números acertados' },
}
