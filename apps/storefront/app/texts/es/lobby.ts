import type { Texts } from '../texts.ts'

export const lobby: Texts['lobby'] = {
  title: 'Juegos – {brand}',
  description:
    'Todos los juegos de la casa, estante por estante, con su retorno, volatilidad y apuestas.',
  heading: 'Juegos',
  lead: 'Estante por estante: a lo que vuelven los jugadores, lo nuevo y todo lo demás que hay para jugar.',
  howMany: { one: '{count} juego', other: '{count} juegos' },
  facts: 'Datos de {game}',
  badgeNew: 'Nuevo',
  badgeMonth: 'Juego del mes',
  none: 'Ahora mismo no hay ningún juego abierto.',
  noneMeans: 'Los juegos vuelven aquí en cuanto se activan. Su historial sigue a la vista.',
  split: 'De dónde viene el retorno',
  parts: {
    base: 'Juego base',
    lines: 'Líneas',
    scatter: 'Símbolos scatter',
    freeSpins: 'Giros gratis',
    pick: 'Bono de elección',
  },
  features: 'Con qué frecuencia llegan las funciones especiales',
  everyRounds: 'una de cada {rounds} rondas',
  topPrize: 'El premio máximo de {x}× llega una vez cada {rounds} rondas.',
}
