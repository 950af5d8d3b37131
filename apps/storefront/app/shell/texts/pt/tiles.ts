import type { Texts } from '../texts.ts'

export const tiles: Texts['tiles'] = {
  rtp: 'RTP',
  volatility: 'Volatilidade',
  volatilityOf: '{level} de 5',
  topWin: 'Prêmio máx.',
  topWinOf: '{x}×',
  stakes: 'Aposta',
  stakesOf: '{least} – {most}',
  play: 'Jogar',
  about: 'Sobre o jogo',
  aboutGame: 'Sobre {game}',
  new: 'Novo',
  month: 'Jogo do mês',
  sandbox: 'Amostra · não jogável',
  away: 'Indisponível no momento',
  notWithBonus: 'Não com seu bônus',
  spinsElsewhere: 'Giros grátis em outro jogo',
  seeAll: 'Ver todos ({count})',
  back: 'Voltar em {row}',
  on: 'Avançar em {row}',
}
