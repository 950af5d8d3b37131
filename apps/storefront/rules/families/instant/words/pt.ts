import type { InstantWords } from './en.ts'

export const words: InstantWords = {
  risks: { low: 'Baixo', medium: 'Médio', high: 'Alto', extreme: 'Extremo' },
  how: {
    gate: {
      aim: (least, most) => `Escolha um alvo de ${least} a ${most} e deixe o portal abrir.`,
      opens:
        'O portal abre até um multiplicador. Se chegar ao alvo ou passar dele, você ganha a aposta vezes o alvo. Se não, perde a aposta.',
      alike: 'Um alvo mais alto paga mais e sai menos vezes. Todos têm o mesmo RTP.',
    },
    room: {
      fly: 'Faça uma ou duas apostas antes do voo. O multiplicador sobe de 1,00× até a rodada explodir.',
      leave: (least, most) =>
        `Retire entre ${least} e ${most}, por conta própria ou automaticamente. Você ganha a aposta vezes o multiplicador; o que ainda voa na explosão está perdido.`,
      alike: 'Parar mais alto paga mais e acontece menos vezes. Todos têm o mesmo RTP.',
    },
    pegs: {
      drop: 'Solte a bola. Em cada fileira de pinos ela vai para a esquerda ou para a direita, e a casa onde ela cai paga.',
      board:
        'Você escolhe de 8 a 16 fileiras e o risco. Mais fileiras e mais risco pagam mais nas pontas e menos no meio.',
      path: 'Esquerda e direita são igualmente prováveis em cada pino, não importa o que a bola fez antes.',
    },
    mines: {
      field: (cells) =>
        `Escolha quantas das ${cells} casas escondem uma mina e abra as casas uma a uma.`,
      turn: 'Cada gema aumenta o que você pode retirar. Você pode retirar depois de qualquer gema; uma mina encerra a rodada e a aposta é perdida.',
      laid: 'As minas são postas antes da primeira casa e mostradas no fim da rodada. Todas as casas valem o mesmo.',
    },
    tower: {
      levels: 'Escolha o risco e suba nível a nível: uma janela em cada um.',
      climb:
        'Cada janela acesa aumenta o que você pode retirar. Você pode retirar em qualquer nível; um fogo encerra a rodada e a aposta é perdida.',
      laid: 'Os fogos são postos antes do primeiro passo e mostrados no fim da rodada. Todas as janelas de um nível valem o mesmo.',
    },
    scratch: {
      buy: 'Escolha uma raspadinha e compre-a pela aposta. Aí se decide o que ela ganha; raspe para ver ou revele tudo de uma vez. Se sair da página, sua raspadinha espera por você.',
      match:
        'Três iguais (Clover Three, Fruit Stand, Gold Vault): o valor que aparece três vezes é seu.',
      find: 'Encontrar números (Lucky Numbers, Deep Blue, Night Sky): se um dos dois números de cima está entre os oito de baixo, você ganha o valor ao lado dele.',
      row: 'Linhas (Three Crowns, Dragon Line): três figuras iguais em linha, coluna ou diagonal ganham o valor à direita.',
      even: 'O que está impresso e não ganha é sorteado por igual. Não diz nada sobre quão perto você chegou.',
    },
    pick: {
      drums:
        'Três tambores mostram um dígito de 0 a 9 cada. Escolha seus dígitos e como devem sair.',
      straight: 'Ordem exata: os três na sua ordem.',
      box: 'Qualquer ordem: os três em qualquer ordem. Com dois dígitos iguais há menos ordens, por isso paga mais.',
      both: 'Meio a meio: metade da aposta em cada.',
      pair: 'Pares: dois dígitos nos dois primeiros tambores, nos dois últimos ou nos dois de fora.',
    },
    rounding:
      'O que cada passo paga é arredondado para cima até um centésimo da aposta, por isso o RTP muda um pouco de um passo para outro. O RTP certificado é o de quem para onde ele é mais alto.',
  },
  table: {
    board: 'Risco e fileiras',
    rows: (count) => `${count} fileiras`,
    slot: (place) => (place === 1 ? 'Ponta' : `${place}.ª`),
    mines: 'Minas',
    risk: 'Risco',
    card: 'Raspadinha',
    prize: (prize: string, odds: string) => `${prize}, 1 em ${odds}`,
    bet: 'Aposta',
    exact: 'Na sua ordem',
    any: 'Em outra ordem',
    alike: (bet: string) => `${bet}, dois iguais`,
    step: (step) => String(step),
  },
  bets: {
    straight: 'Ordem exata',
    box: 'Qualquer ordem',
    straightBox: 'Meio a meio',
    frontPair: 'Par inicial',
    backPair: 'Par final',
    splitPair: 'Par externo',
  },
  headline: {
    'scratch-set': 'Clover Three',
    'daily-pick-3': 'Ordem exata',
    'rocket-rail': 'Parada em 2,00×',
    'limbo-gate': 'Alvo 2,00×',
    'peg-drop': 'Médio, 12 fileiras',
    'mine-field': '3 minas',
    'tower-climb': 'Médio',
  },
  certified: {
    title: 'O que cada aposta devolve',
    each: (headline) =>
      `Os outros números desta página são os desta aposta: ${headline}. De todas elas:`,
    bets: {
      fruitstand: 'Fruit Stand',
      goldvault: 'Gold Vault',
      luckynumbers: 'Lucky Numbers',
      deepblue: 'Deep Blue',
      nightsky: 'Night Sky',
      threecrowns: 'Three Crowns',
      dragonline: 'Dragon Line',
      box: 'Qualquer ordem',
      boxalike: 'Qualquer ordem, dois iguais',
      straightbox: 'Meio a meio',
      straightboxalike: 'Meio a meio, dois iguais',
      frontpair: 'Par inicial',
      backpair: 'Par final',
      splitpair: 'Par externo',
    },
    target: (times) => `Alvo ${times}`,
    mines: (count) => (count === 1 ? '1 mina' : `${count} minas`),
    figures: (rtp, wins, top) => `RTP ${rtp}, paga 1 em ${wins}, até ${top}`,
  },
  parts: {
    cards: 'Prêmios',
    digits: 'Dígitos sorteados',
    gate: 'Alvo alcançado',
    slots: 'Casas',
    gems: 'Gemas',
    levels: 'Níveis',
  },
}
