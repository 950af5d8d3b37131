import type { Names } from '@fairhouse/stage/titles/names'

export const names: Names = {
  en: {
    wild: ['wild', 'wilds'],
    crocodile: ['crocodile', 'crocodiles'],
    heron: ['heron', 'herons'],
    lotus: ['lotus', 'lotuses'],
    beetle: ['beetle', 'beetles'],
    papyrus: ['papyrus', 'papyri'],
  },
  de: {
    wild: ['Joker', 'Joker'],
    crocodile: ['Krokodil', 'Krokodile'],
    heron: ['Reiher', 'Reiher'],
    lotus: ['Lotus', 'Lotusblüten'],
    beetle: ['Käfer', 'Käfer'],
    papyrus: ['Papyrus', 'Papyri'],
  },
  es: {
    wild: ['comodín', 'comodines'],
    crocodile: ['cocodrilo', 'cocodrilos'],
    heron: ['garza', 'garzas'],
    lotus: ['loto', 'lotos'],
    beetle: ['escarabajo', 'escarabajos'],
    papyrus: ['papiro', 'papiros'],
  },
  pt: {
    wild: ['curinga', 'curingas'],
    crocodile: ['crocodilo', 'crocodilos'],
    heron: ['garça', 'garças'],
    lotus: ['lótus', 'flores de lótus'],
    beetle: ['besouro', 'besouros'],
    papyrus: ['papiro', 'papiros'],
  },
  fr: {
    wild: ['joker', 'jokers'],
    crocodile: ['crocodile', 'crocodiles'],
    heron: ['héron', 'hérons'],
    lotus: ['lotus', 'fleurs de lotus'],
    beetle: ['scarabée', 'scarabées'],
    papyrus: ['papyrus', 'rouleaux de papyrus'],
  },
  ja: {
    wild: ['ワイルド', 'ワイルド'],
    crocodile: ['ワニ', 'ワニ'],
    heron: ['サギ', 'サギ'],
    lotus: ['ロータス', 'ロータス'],
    beetle: ['スカラベ', 'スカラベ'],
    papyrus: ['パピルス', 'パピルス'],
  },
}
