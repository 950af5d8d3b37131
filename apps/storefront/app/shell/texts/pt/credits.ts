import type { Texts } from '../texts.ts'

export const credits: Texts['credits'] = {
  title: 'Créditos – {brand}',
  description: 'Quem fez as imagens, as letras e os sons que este cassino usa.',
  heading: 'Créditos',
  lead: 'Obrigado a todos cujo trabalho está nesta casa.',
  gamesHeading: 'Nos jogos',
  houseHeading: 'Na casa',
  work: 'Obra',
  author: 'De',
  licence: 'Licença',
  source: 'Fonte',
  notices: 'Licenças do software utilizado',
  houseWorks: {
    outfit: 'Outfit, a letra dos títulos e dos valores',
    inter: 'Inter, a letra do texto',
    japanese: 'Noto Sans JP, a letra japonesa para aparelhos que não têm nenhuma',
    icons: 'Lucide, os ícones pequenos',
    avatars: '{names}, imagens dos jogadores',
    own: 'Todas as outras imagens e sons',
  },
  houseAuthor: 'feito para esta casa',
}
