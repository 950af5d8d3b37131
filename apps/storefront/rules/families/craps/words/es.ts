import type { CrapsWords } from './en.ts'

export const craps: CrapsWords = {
  kinds: {
    pass: 'Pass',
    dontPass: 'Don’t Pass',
    come: 'Come',
    dontCome: 'Don’t Come',
    field: 'Field',
    anySeven: 'Any Seven',
    anyCraps: 'Any Craps (2, 3, 12)',
    two: 'Dos',
    three: 'Tres',
    eleven: 'Once',
    twelve: 'Doce',
  },
  odds: 'Odds de Pass o Come',
  lay: 'Odds de Don’t Pass o Don’t Come',
  oddsOn: (low, high) => `Odds de Pass o Come, ${low} o ${high}`,
  layOn: (low, high) => `Odds de Don’t Pass o Don’t Come, ${low} o ${high}`,
  place: (low, high) => `Place ${low} o ${high}`,
  hard: (low, high) => `Hard ${low} o ${high}`,
  how: {
    begin:
      'Se lanzan dos dados, cada uno del 1 al 6 con la misma probabilidad. El disco empieza en OFF: un 4, 5, 6, 8, 9 o 10 lo pone en ON y pasa a ser el punto. El punto o un 7 lo devuelve a OFF.',
    pass: 'Pass gana si el primer lanzamiento es 7 u 11 y pierde con 2, 3 o 12. Después gana si el punto sale antes que un 7. Don’t Pass gana donde Pass pierde, pero un 12 en el primer lanzamiento devuelve la apuesta.',
    come: 'Come y Don’t Come son las mismas apuestas con el disco en ON: el siguiente lanzamiento es su primero, y cada una recibe su propio número.',
    odds: 'Cuando su apuesta tiene número, puede añadir odds. Pagan exactamente lo que vale el número, así que el casino no tiene ventaja en ellas.',
    working:
      'Todas las apuestas cuentan en cada lanzamiento. La que gana se paga y vuelve a usted. Un 7 resuelve todas las apuestas y termina la ronda.',
    memory: 'Los dados no tienen memoria: los lanzamientos anteriores no dicen nada del siguiente.',
  },
  line: { title: 'Apuestas con punto', text: 'Siguen hasta que sale su número o un 7.' },
  numbers: {
    title: 'Apuestas a un número',
    text: 'Place gana cuando su número sale antes que un 7. Un Hardway tiene que salir como doble: cualquier otra forma de sumar el número pierde, y un 7 también.',
  },
  single: { title: 'Apuestas a un lanzamiento', text: 'El siguiente lanzamiento las resuelve.' },
  down: {
    title: 'Retirar apuestas',
    text: 'Entre lanzamientos puede retirar odds, Place, Hardways, Don’t Pass y Don’t Come con número. Pass y Come se quedan en cuanto tienen número.',
  },
  limits: {
    title: 'Límites de la mesa',
    text: (amount) =>
      `Una ronda admite como máximo ${amount} en apuestas, del primer lanzamiento al último.`,
  },
  certified: {
    title: 'Lo que devuelve cada apuesta',
    text: 'RTP y con qué frecuencia una apuesta gana o vuelve, desde que la hace hasta que se resuelve.',
    figures: (rtp, wins) => `${rtp} · ${wins}`,
  },
  head: 'Apuesta',
  columns: { odds: 'Paga', most: 'Máximo por lugar' },
  part: 'La apuesta',
}
