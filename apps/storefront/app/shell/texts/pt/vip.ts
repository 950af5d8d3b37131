import type { Texts } from '../texts.ts'

export const vip: Texts['vip'] = {
  mine: 'Seu nível agora: {level}.',
  noLevel: 'nenhum ainda',
  levels: {
    bronze: 'Bronze',
    silver: 'Prata',
    gold: 'Ouro',
    platinum: 'Platina',
  },
  from: 'A partir de {turnover} em apostas acumuladas',
  otherLevels: 'Outros níveis',
  playFilm: 'Reproduzir o vídeo',
  pauseFilm: 'Pausar o vídeo',
}
