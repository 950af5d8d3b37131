/** What every table says of chips that are taken back or saved. English is the original; every translation has its keys. */
export const layingWords = {
  undo: 'Undo',
  saved: {
    title: 'Saved bets',
    last: 'Last bet',
    none: 'Save a layout of chips here and lay it again with one press.',
    save: 'Save this bet',
    use: (bet: string) => `Lay ${bet}`,
    remove: (bet: string) => `Remove ${bet}`,
    chips: (name: string, chips: string) => `${chips} × ${name}`,
  },
}

export type LayingWords = typeof layingWords
