import type { PlaceNames } from '@fairhouse/stage/families/cards/title'

export const names: PlaceNames = {
  en: { hand: 'You', dealer: 'Dealer', ante: 'Bet', tie: 'Tie', war: 'War' },
  de: { hand: 'Sie', dealer: 'Dealer', ante: 'Einsatz', tie: 'Gleichstand', war: 'Krieg' },
  es: { hand: 'Usted', dealer: 'Crupier', ante: 'Apuesta', tie: 'Empate', war: 'Guerra' },
  pt: { hand: 'Você', dealer: 'Dealer', ante: 'Aposta', tie: 'Empate', war: 'Guerra' },
  fr: { hand: 'Vous', dealer: 'Croupier', ante: 'Mise', tie: 'Égalité', war: 'Guerre' },
  ja: { hand: 'あなた', dealer: 'ディーラー', ante: 'ベット', tie: 'タイ', war: '戦争' },
}
