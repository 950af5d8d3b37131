import type { Texts } from '../texts.ts'

export const feed: Texts['feed'] = {
  heading: 'Mises en direct',
  which: 'Quelles mises',
  kinds: {
    newest: 'Toutes',
    mine: 'Mes mises',
    high: 'Grosses mises',
    lucky: 'Coups de chance',
  },
  means: {
    newest:
      'Les dernières mises dans tous les jeux. Quand il y en a beaucoup à la fois, vous en voyez une partie.',
    mine: 'Vos dernières parties terminées.',
    high: 'Les plus grosses mises de la dernière heure.',
    lucky: 'Les gains de la dernière heure qui ont le plus multiplié la mise.',
  },
  none: {
    newest: 'Pas encore de mise. La prochaine s’affichera ici dès qu’elle sera réglée.',
    mine: 'Pas encore de partie terminée. La prochaine s’affichera ici.',
    high: 'Aucune mise dans la dernière heure. La prochaine s’affichera ici.',
    lucky: 'Aucun gain dans la dernière heure. Le prochain s’affichera ici.',
  },
  pause: 'Mettre en pause',
  resume: 'Reprendre',
  loading: 'Chargement des mises',
  failed: 'Vos mises n’ont pas pu être chargées.',
  again: 'Réessayer',
  game: 'Jeu',
  player: 'Joueur',
  when: 'Heure',
  stake: 'Mise',
  times: 'Multiplicateur',
  win: 'Gain',
  signIn: 'Connectez-vous pour voir vos mises',
  privacy: {
    label: 'Masquer mes mises aux autres',
    hint: 'Dans les listes et salles en direct, les tournois et parmi les gagnants de jackpots, les autres voient vos mises et vos gains sous un identifiant abrégé, comme ab***. Si vous les masquez, ils disparaissent aussitôt des listes en direct ; ailleurs, « Masqué » remplace votre identifiant. Les mises déjà placées dans une salle le gardent jusqu’à la fin de leur tour.',
  },
}
