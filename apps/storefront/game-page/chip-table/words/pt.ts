import type { LayingWords } from './en.ts'

export const layingWords: LayingWords = {
  undo: 'Desfazer',
  saved: {
    title: 'Apostas salvas',
    last: 'Última aposta',
    none: 'Salve aqui como suas fichas estão e coloque-as de novo com um toque.',
    save: 'Salvar esta aposta',
    use: (bet) => `Pôr ${bet}`,
    remove: (bet) => `Remover ${bet}`,
    chips: (name, chips) => `${chips} × ${name}`,
  },
}
