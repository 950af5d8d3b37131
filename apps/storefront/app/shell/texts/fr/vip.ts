import type { Texts } from '../texts.ts'

export const vip: Texts['vip'] = {
  mine: 'Votre niveau actuel : {level}.',
  noLevel: 'aucun pour l’instant',
  levels: {
    bronze: 'Bronze',
    silver: 'Argent',
    gold: 'Or',
    platinum: 'Platine',
  },
  from: 'À partir de {turnover} de mises cumulées',
  otherLevels: 'Autres niveaux',
  playFilm: 'Lire la vidéo',
  pauseFilm: 'Mettre la vidéo en pause',
}
