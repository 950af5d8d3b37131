import type { RuleWords } from './en.ts'

const spins = (count: number): string => (count === 1 ? '1 giro grátis' : `${count} giros grátis`)

export const ruleWords: RuleWords = {
  how: {
    title: 'Como se ganha',
  },
  choose: {
    option: (count, factor) =>
      factor === 1 ? spins(count) : `${spins(count)}, todos os prêmios × ${factor}`,
  },
  progressive: {
    title: 'Jackpots progressivos',
    grows:
      'Uma parte de cada aposta os faz crescer. Um jackpot paga integralmente, com qualquer aposta, o que o contador mostra quando a rodada é registrada; depois recomeça no valor inicial.',
    byDraw: (jackpot, turnover) =>
      `${jackpot}: cada rodada participa do sorteio. A chance é proporcional ao que a rodada custa: uma em ${turnover} apostados.`,
    byMeter: (jackpot, ceiling) =>
      `${jackpot}: sai no máximo em ${ceiling}. O valor exato é sorteado com a nossa semente e a primeira aposta após cada recomeço, mantido em segredo e mostrado depois com tudo de que saiu; ganha a aposta que o levar até lá.`,
    order:
      'Se duas rodadas o ganharem ao mesmo tempo, a registrada primeiro recebe o que o contador mostra, e a seguinte, o que se acumulou desde o recomeço.',
    begins: 'Começa em',
  },
  choices: {
    title: 'Quanto vale a sua escolha',
    any: 'Nenhuma escolha é melhor que outra: todos os números são os mesmos, o que quer que você escolha.',
    evenly:
      'Todos os outros números deste jogo são os de quem escolhe cada opção com a mesma frequência.',
    never: 'Todos os outros números deste jogo são os de quem nunca dobra um prêmio.',
    range: (least, most) =>
      `Se você escolher sempre a mesma opção, o RTP fica entre ${least} e ${most}.`,
    collect: 'Sempre recolher',
    double: 'Sempre dobrar',
    figures: (option, rtp, sigma) => `${option}: RTP ${rtp}, desvio padrão ${sigma} × a aposta`,
    hits: (figures, rounds) => `${figures}, um prêmio 1 em ${rounds}`,
  },
  jackpotReturn: {
    title: 'Quanto os jackpots devolvem',
    longRun: (adds, whole) =>
      `A longo prazo, pelo menos ${adds} do que é apostado volta em forma de jackpots. Com eles, o RTP é de pelo menos ${whole}.`,
    kept: 'É um pouco menos do que se retira para eles: o que é reservado além do custo dos valores iniciais não volta.',
    atSeed: (whole) =>
      `Com todos os contadores no valor inicial, o RTP é de ${whole}. Ele sobe à medida que eles crescem.`,
    each: (jackpot, atSeed, overall) =>
      `${jackpot}: ${atSeed} no valor inicial, pelo menos ${overall} a longo prazo`,
  },
  rareTop: {
    title: 'Como o prêmio máximo é raro',
    sentence: (times, rounds) =>
      `O prêmio máximo de ${times} × a aposta sai cerca de uma vez a cada ${rounds} de rodadas. Quase ninguém chegará a ver isso.`,
  },
  modes: {
    title: 'Formas de apostar',
    buy: 'Comprar o recurso',
    ante: 'Aposta aumentada',
    buySentence: 'O recurso começa imediatamente.',
    anteSentence:
      'O recurso aparece com mais frequência. Enquanto estiver ativada, cada rodada custa mais.',
    costs: (price) => `Custa ${price}`,
    costsEach: (price) => `Custa ${price} por rodada`,
    rtp: (percent) => `RTP ${percent}`,
    profit: (rounds) => `Prêmio maior que o preço: 1 em ${rounds}`,
    sigma: (prices, bets) => `Desvio padrão: ${prices} × o preço, ${bets} × a aposta`,
    top: (prices, bets, rounds) =>
      `Prêmio máximo: ${prices} × o preço, ou seja, ${bets} × a aposta, 1 em ${rounds}`,
    buyFor: (price) => `Comprar por ${price}`,
    on: 'Ativar',
    off: 'Desativar',
    plain: 'Aposta simples',
    isOn: 'A aposta aumentada está ativada.',
    isOff: 'A aposta aumentada está desativada.',
  },
  most: (amount) =>
    `Uma rodada ganha no máximo ${amount}. Ao chegar lá, termina e paga esse valor.`,
  jackpot: (name) => `Jackpot ${name}`,
  say: {
    jackpot: (name, pay) => `Você ganhou o jackpot ${name}: ${pay}.`,
    jackpotOfMeter: (name) => `Você ganhou o jackpot ${name}.`,
  },
}
