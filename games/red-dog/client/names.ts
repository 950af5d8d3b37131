import type { PlaceNames } from '@fairhouse/stage/families/cards/title'

export const names: PlaceNames = {
  en: { row: 'Third card', ante: 'Bet', raise: 'Raise' },
  de: { row: 'Dritte Karte', ante: 'Einsatz', raise: 'Erhöhung' },
  es: { row: 'Tercera carta', ante: 'Apuesta', raise: 'Subida' },
  pt: { row: 'Terceira carta', ante: 'Aposta', raise: 'Aumento' },
  fr: { row: 'Troisième carte', ante: 'Mise', raise: 'Relance' },
  ja: { row: '3枚目', ante: 'ベット', raise: 'レイズ' },
}
