import type { RouletteWords } from './en.ts'

export const roulette: RouletteWords = {
  kinds: {
    straight: 'Pleno',
    split: 'Caballo',
    street: 'Calle',
    trio: 'Trío con el cero',
    corner: 'Cuadro',
    firstFour: 'Primeros cuatro',
    topLine: 'Cinco números (0, 00, 1, 2, 3)',
    sixLine: 'Seisena',
    dozen: 'Docena',
    column: 'Columna',
    red: 'Rojo',
    black: 'Negro',
    even: 'Par',
    odd: 'Impar',
    low: 'Falta (1–18)',
    high: 'Pasa (19–36)',
  },
  covers: (count) => (count === 1 ? '1 número' : `${count} números`),
  how: {
    draw: (pockets) =>
      `Coloque fichas en tantos lugares de la mesa como quiera. Después se sortea una de las ${pockets} casillas de la rueda, todas con la misma probabilidad.`,
    pays: 'Una apuesta gana cuando cubre el número sorteado. Paga según su cuota y las fichas vuelven a usted.',
    zero: (zeros) =>
      `Si sale el ${zeros}, pierden rojo, negro, par, impar, falta, pasa, docenas y columnas.`,
    partage: (zeros) =>
      `Si sale el ${zeros}, pierden docenas y columnas. De rojo, negro, par, impar, falta y pasa vuelve a usted la mitad de lo apostado: la partage. Vuelve al momento: en esta mesa no se juega en prison y nada queda retenido para el siguiente giro.`,
    wheels:
      'Tres ruedas giran a la vez. Cada ficha se reparte por igual entre ellas y gana en cada una por separado.',
    topLine:
      'La apuesta a los cinco números 0, 00, 1, 2 y 3 paga menos por su riesgo que cualquier otra de esta mesa.',
    memory: 'La rueda no tiene memoria: los resultados anteriores no dicen nada del siguiente.',
  },
  inside: {
    title: 'Apuestas interiores',
    text: 'La ficha se coloca sobre un número o sobre una línea entre números.',
  },
  outside: {
    title: 'Apuestas exteriores',
    text: 'Una ficha cubre doce o dieciocho números a la vez.',
  },
  called: {
    title: 'Pista',
    text: 'Un toque coloca varias fichas del valor elegido: un número con sus vecinos en la rueda o un sector. Cada ficha paga igual que si la hubiera colocado usted.',
    voisins:
      'Voisins du zéro, 9 fichas: dos en 0-2-3, una en 4-7, 12-15, 18-21, 19-22 y 32-35, dos en 25-26-28-29.',
    tiers: 'Tiers, 6 fichas: una en 5-8, 10-11, 13-16, 23-24, 27-30 y 33-36.',
    orphelins: 'Orphelins, 5 fichas: una en 1, 6-9, 14-17, 17-20 y 31-34.',
    jeuZero: 'Jeu zéro, 4 fichas: una en 0-3, 12-15, 26 y 32-35.',
  },
  limits: {
    title: 'Límites de la mesa',
    text: (amount) => `El valor total de sus fichas puede ser como máximo de ${amount}.`,
  },
  certified: {
    title: 'Lo que devuelve cada apuesta',
    text: 'RTP y con qué frecuencia gana una sola ficha de cada tipo.',
    figures: (rtp, wins) => `${rtp} · ${wins}`,
  },
  head: 'Apuesta',
  columns: { odds: 'Cuota', most: 'Máximo por casilla' },
  part: 'Todas las apuestas',
}
