import type { Texts } from '../texts.ts'

export const tiles: Texts['tiles'] = {
  rtp: 'RTP',
  volatility: 'Volatilidad',
  volatilityOf: '{level} de 5',
  topWin: 'Premio máx.',
  topWinOf: '{x}×',
  stakes: 'Apuesta',
  stakesOf: '{least} – {most}',
  play: 'Jugar',
  about: 'Sobre el juego',
  aboutGame: 'Sobre {game}',
  new: 'Nuevo',
  month: 'Juego del mes',
  sandbox: 'Muestra · no jugable',
  away: 'No disponible por ahora',
  notWithBonus: 'No con su bono',
  spinsElsewhere: 'Giros gratis en otro juego',
  seeAll: 'Ver los {count}',
  back: 'Atrás en {row}',
  on: 'Adelante en {row}',
}
