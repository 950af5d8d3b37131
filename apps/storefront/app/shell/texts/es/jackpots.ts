import type { Texts } from '../texts.ts'

export const jackpots: Texts['jackpots'] = {
  heading: 'Creciendo ahora',
  live: 'En vivo',
  drawn: 'Se sortea con cada apuesta',
  byHand: 'Lo gana una escalera real',
  mustHit: 'Cae antes de llegar a {ceiling}',
  strip: 'Jackpots que crecen',
  all: 'Todos los jackpots',
  lastWin: 'Último jackpot: {amount} para {login} en {game}, {ago}',
  lastWinGone: 'Último jackpot: {amount} para {login}, {ago}',
  playedIn: 'Se juega en',
  wins: 'Últimos premios',
  none: 'Nadie ha ganado uno todavía. El próximo podría ser el primero.',
  hidden: 'Oculto',
  who: 'Jugador',
  amount: 'Importe',
  what: 'Jackpot',
  game: 'Juego',
  when: 'Cuándo',
}
