import type { Names } from '@fairhouse/stage/titles/names'

export const names: Names = {
  en: {
    tome: ['tome', 'tomes'],
    wolf: ['ice wolf', 'ice wolves'],
    owl: ['snowy owl', 'snowy owls'],
    potion: ['potion', 'potions'],
    crystal: ['ice crystal', 'ice crystals'],
  },
  de: {
    tome: ['Foliant', 'Folianten'],
    wolf: ['Eiswolf', 'Eiswölfe'],
    owl: ['Schneeeule', 'Schneeeulen'],
    potion: ['Zaubertrank', 'Zaubertränke'],
    crystal: ['Eiskristall', 'Eiskristalle'],
  },
  es: {
    tome: ['tomo', 'tomos'],
    wolf: ['lobo de hielo', 'lobos de hielo'],
    owl: ['búho nival', 'búhos nivales'],
    potion: ['poción', 'pociones'],
    crystal: ['cristal de hielo', 'cristales de hielo'],
  },
  pt: {
    tome: ['tomo', 'tomos'],
    wolf: ['lobo de gelo', 'lobos de gelo'],
    owl: ['coruja-das-neves', 'corujas-das-neves'],
    potion: ['poção', 'poções'],
    crystal: ['cristal de gelo', 'cristais de gelo'],
  },
  fr: {
    tome: ['grimoire', 'grimoires'],
    wolf: ['loup de glace', 'loups de glace'],
    owl: ['harfang des neiges', 'harfangs des neiges'],
    potion: ['potion', 'potions'],
    crystal: ['cristal de glace', 'cristaux de glace'],
  },
  ja: {
    tome: ['本', '本'],
    wolf: ['アイスウルフ', 'アイスウルフ'],
    owl: ['シロフクロウ', 'シロフクロウ'],
    potion: ['ポーション', 'ポーション'],
    crystal: ['アイスクリスタル', 'アイスクリスタル'],
  },
}
