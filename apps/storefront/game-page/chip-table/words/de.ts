import type { LayingWords } from './en.ts'

export const layingWords: LayingWords = {
  undo: 'Rückgängig',
  saved: {
    title: 'Gespeicherte Einsätze',
    last: 'Letzter Einsatz',
    none: 'Speichern Sie hier, wie Ihre Chips liegen, und legen Sie sie mit einem Druck wieder so.',
    save: 'Diesen Einsatz speichern',
    use: (bet) => `${bet} legen`,
    remove: (bet) => `${bet} entfernen`,
    chips: (name, chips) => `${chips} × ${name}`,
  },
}
