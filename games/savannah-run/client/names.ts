import type { Names } from '@fairhouse/stage/titles/names'

export const names: Names = {
  en: {
    wild: ['wild', 'wilds'],
    baobab: ['baobab', 'baobabs'],
    elephant: ['elephant', 'elephants'],
    lion: ['lion', 'lions'],
    giraffe: ['giraffe', 'giraffes'],
    zebra: ['zebra', 'zebras'],
  },
  de: {
    wild: ['Joker', 'Joker'],
    baobab: ['Affenbrotbaum', 'Affenbrotbäume'],
    elephant: ['Elefant', 'Elefanten'],
    lion: ['Löwe', 'Löwen'],
    giraffe: ['Giraffe', 'Giraffen'],
    zebra: ['Zebra', 'Zebras'],
  },
  es: {
    wild: ['comodín', 'comodines'],
    baobab: ['baobab', 'baobabs'],
    elephant: ['elefante', 'elefantes'],
    lion: ['león', 'leones'],
    giraffe: ['jirafa', 'jirafas'],
    zebra: ['cebra', 'cebras'],
  },
  pt: {
    wild: ['curinga', 'curingas'],
    baobab: ['baobá', 'baobás'],
    elephant: ['elefante', 'elefantes'],
    lion: ['leão', 'leões'],
    giraffe: ['girafa', 'girafas'],
    zebra: ['zebra', 'zebras'],
  },
  fr: {
    wild: ['joker', 'jokers'],
    baobab: ['baobab', 'baobabs'],
    elephant: ['éléphant', 'éléphants'],
    lion: ['lion', 'lions'],
    giraffe: ['girafe', 'girafes'],
    zebra: ['zèbre', 'zèbres'],
  },
  ja: {
    wild: ['ワイルド', 'ワイルド'],
    baobab: ['バオバブ', 'バオバブ'],
    elephant: ['ゾウ', 'ゾウ'],
    lion: ['ライオン', 'ライオン'],
    giraffe: ['キリン', 'キリン'],
    zebra: ['シマウマ', 'シマウマ'],
  },
}
