import type { KenoWords } from './en.ts'

export const words: KenoWords = {
  how: {
    draw: (numbers, balls) =>
      `La machine contient ${numbers} boules. Chaque partie en tire ${balls}, et aucune n’y retourne.`,
    ticket: (most) =>
      `Choisissez de 1 à ${most} numéros. La mise est la même, quel que soit leur nombre.`,
    exactly: (count) => `Choisissez ${count} numéros sur chaque carte que vous jouez.`,
    hits: 'Ce que paie une carte dépend du nombre de ses numéros tirés. Elle paie une seule fois.',
    pays: 'Votre gain dépend du nombre de numéros choisis et du nombre de numéros tirés parmi eux. Une grille paie une seule fois.',
    none: 'Avec beaucoup de numéros, une grille paie aussi quand aucun ne sort.',
    risk: 'Vous choisissez le risque : faible paie souvent de petits montants, élevé paie rarement de grands. Le tirage est le même.',
    cards: (most) =>
      `Remplissez jusqu’à ${most} cartes. Chaque carte coûte la mise et paie pour elle-même ; un seul tirage décide de toutes.`,
    free: (games, times) =>
      `Si la dernière boule est l’un de vos numéros, ${games} tirages gratuits suivent avec la même grille. Leurs gains comptent ${times} fois. Les tirages gratuits n’en donnent pas d’autres.`,
    alike:
      'Tous les numéros ont la même chance. Vos choix ne changent rien au tirage, et les tirages passés ne disent rien du suivant.',
  },
  table: {
    spots: 'Numéros choisis',
    hits: (count) => (count < 2 ? `${count} trouvé` : `${count} trouvés`),
  },
  certified: {
    title: 'Ce que rend chaque nombre de numéros',
    each: (count) =>
      `Les autres chiffres de cette page sont ceux d’une grille de ${count} numéros. Pour chaque nombre de numéros :`,
    risk: { low: 'Risque faible', medium: 'Risque moyen', high: 'Risque élevé' },
    cards: (count, spots) =>
      `Chaque carte rend autant, quel que soit leur nombre. Une partie de ${count} cartes${spots === null ? '' : ` de ${spots} numéros`}, aucun en commun :`,
    cardsRow: (count) => `${count} cartes`,
    spots: (count) => (count === 1 ? '1 numéro' : `${count} numéros`),
    figures: (rtp, wins, top, rare) =>
      `RTP ${rtp}, paie 1 fois sur ${wins}, gain maximal ${top} × la mise, 1 fois sur ${rare}`,
  },
  parts: { catches: 'Numéros trouvés', freeGames: 'Tirages gratuits' },
}
