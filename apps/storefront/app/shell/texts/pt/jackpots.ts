import type { Texts } from '../texts.ts'

export const jackpots: Texts['jackpots'] = {
  heading: 'A crescer agora',
  live: 'Ao vivo',
  drawn: 'Sorteado a cada aposta',
  byHand: 'Pago por um royal flush',
  mustHit: 'Sai antes de chegar a {ceiling}',
  playedIn: 'Joga-se em',
  wins: 'Últimos prémios',
  none: 'Ainda ninguém ganhou um. O próximo pode ser o primeiro.',
  who: 'Jogador',
  amount: 'Valor',
  what: 'Jackpot',
  game: 'Jogo',
  when: 'Quando',
}
