import type { LayingWords } from './en.ts'

export const layingWords: LayingWords = {
  undo: 'Deshacer',
  saved: {
    title: 'Apuestas guardadas',
    last: 'Última apuesta',
    none: 'Guarde aquí cómo están sus fichas y vuelva a ponerlas con una pulsación.',
    save: 'Guardar esta apuesta',
    use: (bet) => `Poner ${bet}`,
    remove: (bet) => `Eliminar ${bet}`,
    chips: (name, chips) => `${chips} × ${name}`,
  },
}
