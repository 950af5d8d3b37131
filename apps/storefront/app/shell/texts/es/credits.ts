import type { Texts } from '../texts.ts'

export const credits: Texts['credits'] = {
  title: 'Créditos – {brand}',
  description: 'Quién ha hecho las imágenes, las letras y los sonidos que utiliza este casino.',
  heading: 'Créditos',
  lead: 'Gracias a todas las personas cuyo trabajo está en esta casa.',
  gamesHeading: 'En los juegos',
  houseHeading: 'En la casa',
  work: 'Obra',
  author: 'De',
  licence: 'Licencia',
  source: 'Fuente',
  notices: 'Licencias del software utilizado',
  houseWorks: {
    outfit: 'Outfit, la letra de los títulos y los importes',
    inter: 'Inter, la letra del texto',
    japanese: 'Noto Sans JP, la letra japonesa para dispositivos que no tienen ninguna',
    icons: 'Lucide, los iconos pequeños',
    avatars: '{names}, imágenes de los jugadores',
    own: 'Todas las demás imágenes y sonidos',
  },
  houseAuthor: 'hecho para esta casa',
}
