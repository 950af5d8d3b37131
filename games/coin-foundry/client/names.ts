import type { Names } from '@fairhouse/stage/titles/names'

export const names: Names = {
  en: {
    wild: ['wild', 'wilds'],
    coin: ['coin', 'coins'],
    furnace: ['furnace', 'furnaces'],
    anvil: ['anvil', 'anvils'],
    hammer: ['hammer', 'hammers'],
    ingot: ['ingot', 'ingots'],
  },
  de: {
    wild: ['Joker', 'Joker'],
    coin: ['Münze', 'Münzen'],
    furnace: ['Schmelzofen', 'Schmelzöfen'],
    anvil: ['Amboss', 'Ambosse'],
    hammer: ['Hammer', 'Hämmer'],
    ingot: ['Barren', 'Barren'],
  },
  es: {
    wild: ['comodín', 'comodines'],
    coin: ['moneda', 'monedas'],
    furnace: ['horno', 'hornos'],
    anvil: ['yunque', 'yunques'],
    hammer: ['martillo', 'martillos'],
    ingot: ['lingote', 'lingotes'],
  },
  pt: {
    wild: ['curinga', 'curingas'],
    coin: ['moeda', 'moedas'],
    furnace: ['fornalha', 'fornalhas'],
    anvil: ['bigorna', 'bigornas'],
    hammer: ['martelo', 'martelos'],
    ingot: ['lingote', 'lingotes'],
  },
  fr: {
    wild: ['joker', 'jokers'],
    coin: ['pièce', 'pièces'],
    furnace: ['fourneau', 'fourneaux'],
    anvil: ['enclume', 'enclumes'],
    hammer: ['marteau', 'marteaux'],
    ingot: ['lingot', 'lingots'],
  },
  ja: {
    wild: ['ワイルド', 'ワイルド'],
    coin: ['コイン', 'コイン'],
    furnace: ['炉', '炉'],
    anvil: ['金床', '金床'],
    hammer: ['ハンマー', 'ハンマー'],
    ingot: ['インゴット', 'インゴット'],
  },
}
