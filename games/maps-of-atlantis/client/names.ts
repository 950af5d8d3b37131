import type { Names } from '@fairhouse/stage/titles/names'

export const names: Names = {
  en: {
    map: ['map', 'maps'],
    trident: ['trident', 'tridents'],
    nautilus: ['nautilus', 'nautiluses'],
    helmet: ['helmet', 'helmets'],
    amphora: ['amphora', 'amphorae'],
  },
  de: {
    map: ['Karte', 'Karten'],
    trident: ['Dreizack', 'Dreizacke'],
    nautilus: ['Nautilus', 'Nautilusse'],
    helmet: ['Helm', 'Helme'],
    amphora: ['Amphore', 'Amphoren'],
  },
  es: {
    map: ['mapa', 'mapas'],
    trident: ['tridente', 'tridentes'],
    nautilus: ['nautilo', 'nautilos'],
    helmet: ['casco', 'cascos'],
    amphora: ['ánfora', 'ánforas'],
  },
  pt: {
    map: ['mapa', 'mapas'],
    trident: ['tridente', 'tridentes'],
    nautilus: ['náutilo', 'náutilos'],
    helmet: ['elmo', 'elmos'],
    amphora: ['ânfora', 'ânforas'],
  },
  fr: {
    map: ['carte', 'cartes'],
    trident: ['trident', 'tridents'],
    nautilus: ['nautile', 'nautiles'],
    helmet: ['casque', 'casques'],
    amphora: ['amphore', 'amphores'],
  },
  ja: {
    map: ['地図', '地図'],
    trident: ['トライデント', 'トライデント'],
    nautilus: ['オウムガイ', 'オウムガイ'],
    helmet: ['兜', '兜'],
    amphora: ['アンフォラ', 'アンフォラ'],
  },
}
