import type { Names } from '@fairhouse/stage/titles/names'

export const names: Names = {
  en: {
    wild: ['wild', 'wilds'],
    galleon: ['galleon', 'galleons'],
    captain: ['captain', 'captains'],
    parrot: ['parrot', 'parrots'],
    compass: ['compass', 'compasses'],
    rum: ['rum keg', 'rum kegs'],
  },
  de: {
    wild: ['Joker', 'Joker'],
    galleon: ['Galeone', 'Galeonen'],
    captain: ['Kapitän', 'Kapitäne'],
    parrot: ['Papagei', 'Papageien'],
    compass: ['Kompass', 'Kompasse'],
    rum: ['Rumfass', 'Rumfässer'],
  },
  es: {
    wild: ['comodín', 'comodines'],
    galleon: ['galeón', 'galeones'],
    captain: ['capitán', 'capitanes'],
    parrot: ['loro', 'loros'],
    compass: ['brújula', 'brújulas'],
    rum: ['barril de ron', 'barriles de ron'],
  },
  pt: {
    wild: ['curinga', 'curingas'],
    galleon: ['galeão', 'galeões'],
    captain: ['capitão', 'capitães'],
    parrot: ['papagaio', 'papagaios'],
    compass: ['bússola', 'bússolas'],
    rum: ['barril de rum', 'barris de rum'],
  },
  fr: {
    wild: ['joker', 'jokers'],
    galleon: ['galion', 'galions'],
    captain: ['capitaine', 'capitaines'],
    parrot: ['perroquet', 'perroquets'],
    compass: ['compas', 'compas'],
    rum: ['tonneau de rhum', 'tonneaux de rhum'],
  },
  ja: {
    wild: ['ワイルド', 'ワイルド'],
    galleon: ['ガレオン船', 'ガレオン船'],
    captain: ['船長', '船長'],
    parrot: ['オウム', 'オウム'],
    compass: ['羅針盤', '羅針盤'],
    rum: ['ラム樽', 'ラム樽'],
  },
}
