import type { Texts } from '../texts.ts'

export const vip: Texts['vip'] = {
  mine: 'Su nivel actual: {level}.',
  noLevel: 'ninguno todavía',
  levels: {
    bronze: 'Bronce',
    silver: 'Plata',
    gold: 'Oro',
    platinum: 'Platino',
  },
  from: 'Desde {turnover} de apuestas acumuladas',
  otherLevels: 'Otros niveles',
  playFilm: 'Reproducir el vídeo',
  pauseFilm: 'Pausar el vídeo',
}
