import type { Texts } from '../texts.ts'

export const lobby: Texts['lobby'] = {
  title: 'Jeux – {brand}',
  description:
    'Tous les jeux de la maison, rayon par rayon, avec leur retour, leur volatilité et leurs mises.',
  heading: 'Jeux',
  lead: 'Rayon par rayon : ce à quoi les joueurs reviennent, ce qui est nouveau, et tout le reste.',
  howMany: { one: '{count} jeu', other: '{count} jeux' },
  facts: 'À propos de {game}',
  badgeNew: 'Nouveau',
  badgeMonth: 'Jeu du mois',
  none: 'Aucun jeu n’est ouvert pour le moment.',
  noneMeans: 'Les jeux reviennent ici dès qu’ils sont activés. Votre historique reste consultable.',
  split: 'D’où vient le retour',
  parts: {
    base: 'Jeu de base',
    lines: 'Lignes',
    scatter: 'Symboles scatter',
    freeSpins: 'Tours gratuits',
    pick: 'Bonus de choix',
  },
  features: 'À quelle fréquence viennent les fonctions spéciales',
  everyRounds: 'une partie sur {rounds}',
  topPrize: 'Le gain maximal de {x}× vient une fois sur {rounds} parties.',
}
