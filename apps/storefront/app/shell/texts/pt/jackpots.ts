import type { Texts } from '../texts.ts'

export const jackpots: Texts['jackpots'] = {
  heading: 'A crescer agora',
  live: 'Ao vivo',
  drawn: 'Sorteado a cada aposta',
  byHand: 'Pago por um royal flush',
  mustHit: 'Sai antes de chegar a {ceiling}',
  strip: 'Jackpots que crescem',
  all: 'Todos os jackpots',
  lastWin: 'Último jackpot: {amount} para {login} em {game}, {ago}',
  lastWinGone: 'Último jackpot: {amount} para {login}, {ago}',
  playedIn: 'Joga-se em',
  wins: 'Últimos prémios',
  none: 'Ainda ninguém ganhou um. O próximo pode ser o primeiro.',
  hidden: 'Oculto',
  who: 'Jogador',
  amount: 'Valor',
  what: 'Jackpot',
  game: 'Jogo',
  when: 'Quando',
}
