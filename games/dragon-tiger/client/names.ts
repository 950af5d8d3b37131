import type { PlaceNames } from '@fairhouse/stage/families/cards/title'

export const names: PlaceNames = {
  en: { dragon: 'Dragon', tie: 'Tie', tiger: 'Tiger' },
  de: { dragon: 'Drache', tie: 'Gleichstand', tiger: 'Tiger' },
  es: { dragon: 'Dragón', tie: 'Empate', tiger: 'Tigre' },
  pt: { dragon: 'Dragão', tie: 'Empate', tiger: 'Tigre' },
  fr: { dragon: 'Dragon', tie: 'Égalité', tiger: 'Tigre' },
  ja: { dragon: 'ドラゴン', tie: 'タイ', tiger: 'タイガー' },
}
