import type { DiceWords } from './en.ts'

export const dice: DiceWords = {
  kinds: {
    small: 'Pequeño (4–10)',
    big: 'Grande (11–17)',
    odd: 'Impar',
    even: 'Par',
    single: 'Un número',
    pair: 'Pareja',
    double: 'Doble',
    triple: 'Triple',
    anyTriple: 'Cualquier triple',
    total: 'Suma',
  },
  sums: (total, high) => `Suma ${total} o ${high}`,
  how: {
    draw: 'Coloque fichas en tantos lugares como quiera. Después se lanzan tres dados, y cada uno muestra del 1 al 6 con la misma probabilidad.',
    pays: 'Un lugar que gana paga según su cuota, y las fichas vuelven a usted.',
    triple:
      'Pequeño, grande, impar y par pierden con cualquier triple, es decir, con tres dados iguales.',
    single:
      'Un número paga según cuántos dados lo muestran. Una pareja gana cuando salen sus dos números; un doble, cuando al menos dos dados muestran el suyo.',
    memory: 'Los dados no tienen memoria: los lanzamientos anteriores no dicen nada del siguiente.',
  },
  whole: {
    title: 'Apuestas al lanzamiento entero',
    text: 'Pequeño, grande, impar, par y cualquier triple.',
  },
  numbers: { title: 'Apuestas a números', text: 'Números, parejas, dobles y triples.' },
  totals: { title: 'Apuestas a la suma', text: 'Sumas del 4 al 17.' },
  limits: {
    title: 'Límites de la mesa',
    text: (amount) => `El valor total de sus fichas puede ser como máximo de ${amount}.`,
  },
  certified: {
    title: 'Lo que devuelve cada apuesta',
    text: 'RTP y con qué frecuencia gana una sola ficha de cada tipo. Las sumas por encima de 10 devuelven lo mismo que las de abajo: 17 como 4.',
    figures: (rtp, wins) => `${rtp} · ${wins}`,
  },
  head: 'Apuesta',
  columns: { odds: 'Cuota', most: 'Máximo por lugar' },
  part: 'Todas las apuestas',
}
