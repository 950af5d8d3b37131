import type { Names } from '@fairhouse/stage/titles/names'

export const names: Names = {
  en: {
    wild: ['wild', 'wilds'],
    crown: ['crown', 'crowns'],
    ruby: ['ruby', 'rubies'],
    emerald: ['emerald', 'emeralds'],
    sapphire: ['sapphire', 'sapphires'],
    ring: ['ring', 'rings'],
  },
  de: {
    wild: ['Joker', 'Joker'],
    crown: ['Krone', 'Kronen'],
    ruby: ['Rubin', 'Rubine'],
    emerald: ['Smaragd', 'Smaragde'],
    sapphire: ['Saphir', 'Saphire'],
    ring: ['Ring', 'Ringe'],
  },
  es: {
    wild: ['comodín', 'comodines'],
    crown: ['corona', 'coronas'],
    ruby: ['rubí', 'rubíes'],
    emerald: ['esmeralda', 'esmeraldas'],
    sapphire: ['zafiro', 'zafiros'],
    ring: ['anillo', 'anillos'],
  },
  pt: {
    wild: ['curinga', 'curingas'],
    crown: ['coroa', 'coroas'],
    ruby: ['rubi', 'rubis'],
    emerald: ['esmeralda', 'esmeraldas'],
    sapphire: ['safira', 'safiras'],
    ring: ['anel', 'anéis'],
  },
  fr: {
    wild: ['joker', 'jokers'],
    crown: ['couronne', 'couronnes'],
    ruby: ['rubis', 'rubis'],
    emerald: ['émeraude', 'émeraudes'],
    sapphire: ['saphir', 'saphirs'],
    ring: ['bague', 'bagues'],
  },
  ja: {
    wild: ['ワイルド', 'ワイルド'],
    crown: ['王冠', '王冠'],
    ruby: ['ルビー', 'ルビー'],
    emerald: ['エメラルド', 'エメラルド'],
    sapphire: ['サファイア', 'サファイア'],
    ring: ['指輪', '指輪'],
  },
}
