import type { CardsEvent } from '@fairhouse/contract/families/cards/events'
import type { CardsPaytable } from '@fairhouse/contract/families/cards/paytable'
import type { Language } from '../../rounds/game-stage.ts'

type Blackjack = Extract<CardsPaytable['rules'], { readonly game: 'blackjack' }>
type Made = NonNullable<Extract<CardsEvent, { readonly type: 'spotSettled' }>['made']>
type Result = 'blackjack' | 'win' | 'push' | 'half' | 'bust' | 'lose'

/** What is printed on a table and said on its plates. */
export interface TableWords {
  readonly blackjackPays: (odds: Blackjack['blackjack']) => string
  readonly dealer: Readonly<Record<Blackjack['soft17'], string>>
  readonly insurancePays: (odds: Blackjack['insurance']) => string
  readonly results: Readonly<Record<Result, string>>
  /** What is printed in the rings of side bets. */
  readonly side: Readonly<Record<'pairs' | 'poker', string>>
  /** What a side bet won with. */
  readonly made: Readonly<Record<Made, string>>
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
    side: { pairs: 'PAIRS', poker: '21+3' },
    made: {
      perfect: 'PERFECT PAIR',
      coloured: 'COLORED PAIR',
      mixed: 'MIXED PAIR',
      suitedThree: 'SUITED TRIPS',
      straightFlush: 'STRAIGHT FLUSH',
      three: 'THREE OF A KIND',
      straight: 'STRAIGHT',
      flush: 'FLUSH',
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
    side: { pairs: 'PAARE', poker: '21+3' },
    made: {
      perfect: 'PERFEKTES PAAR',
      coloured: 'FARBIGES PAAR',
      mixed: 'GEMISCHTES PAAR',
      suitedThree: 'DRILLING IN FARBE',
      straightFlush: 'STRAIGHT FLUSH',
      three: 'DRILLING',
      straight: 'STRASSE',
      flush: 'FLUSH',
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
    side: { pairs: 'PAREJA', poker: '21+3' },
    made: {
      perfect: 'PAREJA PERFECTA',
      coloured: 'PAREJA DE COLOR',
      mixed: 'PAREJA MIXTA',
      suitedThree: 'TRÍO DEL MISMO PALO',
      straightFlush: 'ESCALERA DE COLOR',
      three: 'TRÍO',
      straight: 'ESCALERA',
      flush: 'COLOR',
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
    side: { pairs: 'PARES', poker: '21+3' },
    made: {
      perfect: 'PAR PERFEITO',
      coloured: 'PAR DE COR',
      mixed: 'PAR MISTO',
      suitedThree: 'TRINCA DO MESMO NAIPE',
      straightFlush: 'STRAIGHT FLUSH',
      three: 'TRINCA',
      straight: 'SEQUÊNCIA',
      flush: 'FLUSH',
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
    side: { pairs: 'PAIRES', poker: '21+3' },
    made: {
      perfect: 'PAIRE PARFAITE',
      coloured: 'PAIRE DE COULEUR',
      mixed: 'PAIRE MIXTE',
      suitedThree: 'BRELAN ASSORTI',
      straightFlush: 'QUINTE FLUSH',
      three: 'BRELAN',
      straight: 'SUITE',
      flush: 'COULEUR',
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
    side: { pairs: 'ペア', poker: '21+3' },
    made: {
      perfect: 'パーフェクトペア',
      coloured: 'カラーペア',
      mixed: 'ミックスペア',
      suitedThree: 'スーテッドスリー',
      straightFlush: 'ストレートフラッシュ',
      three: 'スリーカード',
      straight: 'ストレート',
      flush: 'フラッシュ',
    },
  },
}
