import type { Texts } from '../texts.ts'

export const lobby: Texts['lobby'] = {
  title: 'Jeux – {brand}',
  description:
    'Tous les jeux de la maison, rayon par rayon, avec leur retour, leur volatilité et leurs mises.',
  heading: 'Jeux',
  lead: 'Rayon par rayon : ce à quoi les joueurs reviennent, ce qui est nouveau, et tout le reste.',
  none: 'Aucun jeu n’est ouvert pour le moment.',
  noneMeans: 'Les jeux reviennent ici dès qu’ils sont activés. Votre historique reste consultable.',
}
