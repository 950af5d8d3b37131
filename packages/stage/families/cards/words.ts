import type { CardsPaytable } from '@fairhouse/contract/families/cards/paytable'
import type { Language } from '../../rounds/game-stage.ts'

type Blackjack = Extract<CardsPaytable['rules'], { readonly game: 'blackjack' }>
type Result = 'blackjack' | 'win' | 'push' | 'half' | 'bust' | 'lose'

/** What is printed on a table and said on its plates. */
export interface TableWords {
  readonly blackjackPays: (odds: Blackjack['blackjack']) => string
  readonly dealer: Readonly<Record<Blackjack['soft17'], string>>
  readonly insurancePays: (odds: Blackjack['insurance']) => string
  readonly results: Readonly<Record<Result, string>>
}

export const tableWords: Readonly<Record<Language, TableWords>> = {
  en: {
    blackjackPays: ({ pays, to }) => `BLACKJACK PAYS ${pays} TO ${to}`,
    dealer: {
      stands: 'Dealer draws to 16 and stands on all 17s',
      hits: 'Dealer draws to 16 and hits soft 17',
    },
    insurancePays: ({ pays, to }) => `INSURANCE PAYS ${pays} TO ${to}`,
    results: {
      blackjack: 'BLACKJACK',
      win: 'WIN',
      push: 'PUSH',
      half: 'HALF BACK',
      bust: 'BUST',
      lose: 'LOSE',
    },
  },
  de: {
    blackjackPays: ({ pays, to }) => `BLACKJACK ZAHLT ${pays} ZU ${to}`,
    dealer: {
      stands: 'Dealer zieht bis 16 und bleibt bei jeder 17',
      hits: 'Dealer zieht bis 16 und bei Soft 17',
    },
    insurancePays: ({ pays, to }) => `VERSICHERUNG ZAHLT ${pays} ZU ${to}`,
    results: {
      blackjack: 'BLACKJACK',
      win: 'GEWONNEN',
      push: 'UNENTSCHIEDEN',
      half: 'HALB ZURÜCK',
      bust: 'ÜBERKAUFT',
      lose: 'VERLOREN',
    },
  },
  es: {
    blackjackPays: ({ pays, to }) => `EL BLACKJACK PAGA ${pays} A ${to}`,
    dealer: {
      stands: 'El crupier pide hasta 16 y se planta con 17',
      hits: 'El crupier pide hasta 16 y con 17 blando',
    },
    insurancePays: ({ pays, to }) => `EL SEGURO PAGA ${pays} A ${to}`,
    results: {
      blackjack: 'BLACKJACK',
      win: 'GANA',
      push: 'EMPATE',
      half: 'MITAD',
      bust: 'SE PASA',
      lose: 'PIERDE',
    },
  },
  pt: {
    blackjackPays: ({ pays, to }) => `BLACKJACK PAGA ${pays} PARA ${to}`,
    dealer: {
      stands: 'O dealer compra até 16 e para em todo 17',
      hits: 'O dealer compra até 16 e no 17 suave',
    },
    insurancePays: ({ pays, to }) => `SEGURO PAGA ${pays} PARA ${to}`,
    results: {
      blackjack: 'BLACKJACK',
      win: 'GANHOU',
      push: 'EMPATE',
      half: 'METADE',
      bust: 'ESTOUROU',
      lose: 'PERDEU',
    },
  },
  fr: {
    blackjackPays: ({ pays, to }) => `LE BLACKJACK PAIE ${pays} POUR ${to}`,
    dealer: {
      stands: 'Le croupier tire à 16 et reste à 17',
      hits: 'Le croupier tire à 16 et au 17 souple',
    },
    insurancePays: ({ pays, to }) => `L’ASSURANCE PAIE ${pays} POUR ${to}`,
    results: {
      blackjack: 'BLACKJACK',
      win: 'GAGNÉ',
      push: 'ÉGALITÉ',
      half: 'MOITIÉ',
      bust: 'SAUTÉ',
      lose: 'PERDU',
    },
  },
  ja: {
    blackjackPays: ({ pays, to }) => `ブラックジャック ${pays} 対 ${to}`,
    dealer: {
      stands: 'ディーラーは16以下で引き、17以上でスタンド',
      hits: 'ディーラーは16以下とソフト17で引く',
    },
    insurancePays: ({ pays, to }) => `インシュランス ${pays} 対 ${to}`,
    results: {
      blackjack: 'ブラックジャック',
      win: '勝ち',
      push: '引き分け',
      half: '半額',
      bust: 'バスト',
      lose: '負け',
    },
  },
}
