import type { Texts } from '../texts.ts'

export const credits: Texts['credits'] = {
  title: 'Mitwirkende – {brand}',
  description: 'Von wem die Bilder, Schriften und Klänge stammen, die dieses Casino verwendet.',
  heading: 'Mitwirkende',
  lead: 'Danke an alle, deren Arbeit in diesem Haus steckt.',
  gamesHeading: 'In den Spielen',
  houseHeading: 'Im Haus',
  work: 'Werk',
  author: 'Von',
  licence: 'Lizenz',
  source: 'Quelle',
  notices: 'Lizenzen der verwendeten Software',
  houseWorks: {
    outfit: 'Outfit, die Schrift der Überschriften und Beträge',
    inter: 'Inter, die Schrift der Texte',
    japanese: 'Noto Sans JP, die japanische Schrift für Geräte ohne eigene',
    icons: 'Lucide, die kleinen Symbole',
    avatars: '{names}, Bilder der Spieler',
    own: 'Alle anderen Bilder und Klänge',
  },
  houseAuthor: 'für dieses Haus gemacht',
}
