import type { KenoWords } from './en.ts'

export const words: KenoWords = {
  how: {
    draw: (numbers, balls) =>
      `La machine contient ${numbers} boules. Chaque partie en tire ${balls}, et aucune n’y retourne.`,
    ticket: (most) =>
      `Choisissez de 1 à ${most} numéros. La mise est la même, quel que soit leur nombre.`,
    pays: 'Votre gain dépend du nombre de numéros choisis et du nombre de numéros tirés parmi eux. Une grille paie une seule fois.',
    none: 'Avec beaucoup de numéros, une grille paie aussi quand aucun ne sort.',
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
    spots: (count) => (count === 1 ? '1 numéro' : `${count} numéros`),
    figures: (rtp, wins, top, rare) =>
      `RTP ${rtp}, paie 1 fois sur ${wins}, gain maximal ${top} × la mise, 1 fois sur ${rare}`,
  },
  parts: { catches: 'Numéros trouvés' },
}
