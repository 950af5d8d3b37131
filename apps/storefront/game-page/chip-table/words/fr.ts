import type { LayingWords } from './en.ts'

export const layingWords: LayingWords = {
  undo: 'Annuler',
  saved: {
    title: 'Mises enregistrées',
    last: 'Dernière mise',
    none: 'Enregistrez ici la place de vos jetons et reposez-les d’une seule pression.',
    save: 'Enregistrer cette mise',
    use: (bet) => `Poser ${bet}`,
    remove: (bet) => `Supprimer ${bet}`,
    chips: (name, chips) => `${chips} × ${name}`,
  },
}
