import type { Names } from '@fairhouse/stage/titles/names'

export const names: Names = {
  en: {
    wild: ['wild', 'wilds'],
    galleon: ['galleon', 'galleons'],
    captain: ['captain', 'captains'],
    parrot: ['parrot', 'parrots'],
    compass: ['compass', 'compasses'],
    rum: ['bottle of rum', 'bottles of rum'],
  },
  de: {
    wild: ['Joker', 'Joker'],
    galleon: ['Galeone', 'Galeonen'],
    captain: ['Kapitän', 'Kapitäne'],
    parrot: ['Papagei', 'Papageien'],
    compass: ['Kompass', 'Kompasse'],
    rum: ['Rumflasche', 'Rumflaschen'],
  },
  es: {
    wild: ['comodín', 'comodines'],
    galleon: ['galeón', 'galeones'],
    captain: ['capitán', 'capitanes'],
    parrot: ['loro', 'loros'],
    compass: ['brújula', 'brújulas'],
    rum: ['botella de ron', 'botellas de ron'],
  },
  pt: {
    wild: ['curinga', 'curingas'],
    galleon: ['galeão', 'galeões'],
    captain: ['capitão', 'capitães'],
    parrot: ['papagaio', 'papagaios'],
    compass: ['bússola', 'bússolas'],
    rum: ['garrafa de rum', 'garrafas de rum'],
  },
  fr: {
    wild: ['joker', 'jokers'],
    galleon: ['galion', 'galions'],
    captain: ['capitaine', 'capitaines'],
    parrot: ['perroquet', 'perroquets'],
    compass: ['compas', 'compas'],
    rum: ['bouteille de rhum', 'bouteilles de rhum'],
  },
  ja: {
    wild: ['ワイルド', 'ワイルド'],
    galleon: ['ガレオン船', 'ガレオン船'],
    captain: ['船長', '船長'],
    parrot: ['オウム', 'オウム'],
    compass: ['羅針盤', '羅針盤'],
    rum: ['ラム酒', 'ラム酒'],
  },
}
