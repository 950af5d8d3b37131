import type { Texts } from '../texts.ts'

export const lobby: Texts['lobby'] = {
  title: 'Juegos – {brand}',
  description:
    'Todos los juegos de la casa, estante por estante, con su retorno, volatilidad y apuestas.',
  heading: 'Juegos',
  lead: 'Estante por estante: a lo que vuelven los jugadores, lo nuevo y todo lo demás que hay para jugar.',
  none: 'Ahora mismo no hay ningún juego abierto.',
  noneMeans: 'Los juegos vuelven aquí en cuanto se activan. Su historial sigue a la vista.',
}
