import type { Texts } from '../texts.ts'

export const credits: Texts['credits'] = {
  title: 'Crédits – {brand}',
  description: 'Qui a fait les images, les lettres et les sons utilisés par ce casino.',
  heading: 'Crédits',
  lead: 'Merci à tous ceux dont le travail se trouve dans cette maison.',
  gamesHeading: 'Dans les jeux',
  houseHeading: 'Dans la maison',
  work: 'Œuvre',
  author: 'De',
  licence: 'Licence',
  source: 'Source',
  notices: 'Licences des logiciels utilisés',
  houseWorks: {
    outfit: 'Outfit, la police des titres et des montants',
    inter: 'Inter, la police du texte',
    japanese: 'Noto Sans JP, la police japonaise des appareils qui n’en ont pas',
    icons: 'Lucide, les petites icônes',
    avatars: '{names}, images des joueurs',
    own: 'Toutes les autres images et tous les autres sons',
  },
  houseAuthor: 'fait pour cette maison',
}
