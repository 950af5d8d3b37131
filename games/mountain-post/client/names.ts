import type { Names } from '@fairhouse/stage/titles/names'

export const names: Names = {
  en: {
    wild: ['wild', 'wilds'],
    horn: ['horn', 'horns'],
    dog: ['dog', 'dogs'],
    coach: ['coach', 'coaches'],
    parcel: ['parcel', 'parcels'],
    letter: ['letter', 'letters'],
  },
  de: {
    wild: ['Joker', 'Joker'],
    horn: ['Horn', 'Hörner'],
    dog: ['Hund', 'Hunde'],
    coach: ['Postbus', 'Postbusse'],
    parcel: ['Paket', 'Pakete'],
    letter: ['Brief', 'Briefe'],
  },
  es: {
    wild: ['comodín', 'comodines'],
    horn: ['trompa', 'trompas'],
    dog: ['perro', 'perros'],
    coach: ['autobús', 'autobuses'],
    parcel: ['paquete', 'paquetes'],
    letter: ['carta', 'cartas'],
  },
  pt: {
    wild: ['curinga', 'curingas'],
    horn: ['trompa', 'trompas'],
    dog: ['cão', 'cães'],
    coach: ['ônibus', 'ônibus'],
    parcel: ['pacote', 'pacotes'],
    letter: ['carta', 'cartas'],
  },
  fr: {
    wild: ['joker', 'jokers'],
    horn: ['cor', 'cors'],
    dog: ['chien', 'chiens'],
    coach: ['car postal', 'cars postaux'],
    parcel: ['colis', 'colis'],
    letter: ['lettre', 'lettres'],
  },
  ja: {
    wild: ['ワイルド', 'ワイルド'],
    horn: ['ホルン', 'ホルン'],
    dog: ['イヌ', 'イヌ'],
    coach: ['郵便車', '郵便車'],
    parcel: ['小箱', '小箱'],
    letter: ['レター', 'レター'],
  },
}
