import type { Names } from '@fairhouse/stage/titles/names'

export const names: Names = {
  en: {
    wild: ['wild', 'wilds'],
    engine: ['engine', 'engines'],
    lantern: ['lantern', 'lanterns'],
    ticket: ['ticket', 'tickets'],
    whistle: ['whistle', 'whistles'],
    watch: ['watch', 'watches'],
  },
  de: {
    wild: ['Joker', 'Joker'],
    engine: ['Lokomotive', 'Lokomotiven'],
    lantern: ['Laterne', 'Laternen'],
    ticket: ['Fahrkarte', 'Fahrkarten'],
    whistle: ['Trillerpfeife', 'Trillerpfeifen'],
    watch: ['Taschenuhr', 'Taschenuhren'],
  },
  es: {
    wild: ['comodín', 'comodines'],
    engine: ['locomotora', 'locomotoras'],
    lantern: ['farol', 'faroles'],
    ticket: ['billete', 'billetes'],
    whistle: ['silbato', 'silbatos'],
    watch: ['reloj', 'relojes'],
  },
  pt: {
    wild: ['curinga', 'curingas'],
    engine: ['locomotiva', 'locomotivas'],
    lantern: ['lampião', 'lampiões'],
    ticket: ['bilhete', 'bilhetes'],
    whistle: ['apito', 'apitos'],
    watch: ['relógio', 'relógios'],
  },
  fr: {
    wild: ['joker', 'jokers'],
    engine: ['locomotive', 'locomotives'],
    lantern: ['lanterne', 'lanternes'],
    ticket: ['billet', 'billets'],
    whistle: ['sifflet', 'sifflets'],
    watch: ['montre', 'montres'],
  },
  ja: {
    wild: ['ワイルド', 'ワイルド'],
    engine: ['機関車', '機関車'],
    lantern: ['ランタン', 'ランタン'],
    ticket: ['切符', '切符'],
    whistle: ['ホイッスル', 'ホイッスル'],
    watch: ['懐中時計', '懐中時計'],
  },
}
