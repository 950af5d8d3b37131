import type { TablesRuleWords } from './en.ts'

export const words: TablesRuleWords = {
  baccarat: {
    aim: 'São distribuídas duas mãos, a do jogador e a da banca: aposte na que chegar mais perto de 9, ou no empate. Ases valem 1; dez e figuras, 0; de uma soma só conta o último algarismo.',
    natural: 'Com 8 ou 9 de duas cartas em qualquer lado ninguém compra.',
    player: 'O jogador compra uma terceira carta até 5 e para com 6 e 7.',
    banker:
      'A banca compra até 2. Com mais, depende da terceira carta do jogador: com 3, com qualquer uma menos 8; com 4, de 2 a 7; com 5, de 4 a 7; com 6, com 6 e 7. Se o jogador para, a banca compra até 5.',
  },
  casinoWar: {
    aim: 'Você e o dealer recebem uma carta cada. A mais alta ganha 1:1; o ás é a mais alta e os naipes não contam.',
    tie: 'Se as cartas são iguais, você vai à guerra ou desiste.',
    war: 'Para ir à guerra você aposta mais uma vez o mesmo, e ambos recebem outra carta. Se a sua for mais alta ou igual, a segunda aposta ganha 1:1 e a primeira volta; senão, você perde as duas.',
    surrender: 'Se desistir, metade da sua aposta volta.',
    tieBet: (odds) =>
      `Uma aposta no empate paga ${odds} quando as duas primeiras cartas são iguais.`,
  },
  redDog: {
    aim: 'São distribuídas duas cartas. Aposte que a terceira cai entre elas; o ás é a mais alta.',
    spread: 'Antes da terceira carta você pode aumentar: aposte mais uma vez o mesmo.',
    pays: (spread, odds) => `Distância ${spread}: paga ${odds}.`,
    follow: 'Se as duas cartas são seguidas, sua aposta volta.',
    pair: (odds) =>
      `Se são um par, uma terceira carta do mesmo valor paga ${odds}; com qualquer outra sua aposta volta.`,
  },
  threeCardPoker: {
    aim: 'Você e o dealer recebem três cartas cada. Veja as suas: jogue com uma segunda aposta igual ao ante, ou corra e perca o ante.',
    ranking:
      'Da maior para a menor: straight flush, trinca, sequência, flush, par, carta alta. Ás, 2, 3 é a menor sequência.',
    qualifies:
      'O dealer joga com uma dama ou melhor. Sem ela o ante ganha 1:1 e a aposta de jogo volta.',
    compared: 'Senão, a melhor mão ganha ante e aposta de jogo 1:1; se forem iguais, elas voltam.',
    bonus: (rank, odds) => `Bônus do ante, tenha o dealer o que tiver: ${rank} ${odds}.`,
    pairPlus: (rank, odds) => `Pair Plus: ${rank} paga ${odds}.`,
  },
  ranks: {
    pair: 'par',
    flush: 'flush',
    straight: 'sequência',
    threeOfAKind: 'trinca',
    straightFlush: 'straight flush',
  },
  places: {
    row: 'Cartas',
    playerPair: 'Par do jogador',
    bankerPair: 'Par da banca',
    ante: 'Ante',
    war: 'Guerra',
    raise: 'Aumento',
    play: 'Jogo',
    pairPlus: 'Pair Plus',
  },
}
