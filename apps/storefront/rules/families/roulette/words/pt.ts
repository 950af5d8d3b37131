import type { RouletteWords } from './en.ts'

export const roulette: RouletteWords = {
  kinds: {
    straight: 'Pleno',
    split: 'Dividida',
    street: 'Rua',
    trio: 'Trio com zero',
    corner: 'Canto',
    firstFour: 'Primeiros quatro',
    topLine: 'Cinco números (0, 00, 1, 2, 3)',
    sixLine: 'Linha de seis',
    dozen: 'Dúzia',
    column: 'Coluna',
    red: 'Vermelho',
    black: 'Preto',
    even: 'Par',
    odd: 'Ímpar',
    low: 'Baixo (1–18)',
    high: 'Alto (19–36)',
  },
  covers: (count) => (count === 1 ? '1 número' : `${count} números`),
  how: {
    draw: (pockets) =>
      `Coloque fichas em quantas posições quiser. Depois é sorteada uma das ${pockets} casas da roda, todas com a mesma chance.`,
    pays: 'Uma posição ganha quando cobre o número sorteado. Ela paga a sua cotação, e as fichas voltam para você.',
    zero: (zeros) =>
      `Se sair o ${zeros}, perdem vermelho, preto, par, ímpar, baixo, alto, dúzias e colunas.`,
    partage: (zeros) =>
      `Se sair o ${zeros}, perdem dúzias e colunas. De vermelho, preto, par, ímpar, baixo e alto volta para você a metade do que apostou: la partage. Ela volta na hora: esta mesa não joga en prison, e nada fica retido para o próximo giro.`,
    wheels:
      'Três rodas giram ao mesmo tempo. Cada ficha é dividida por igual entre elas e ganha em cada uma separadamente.',
    topLine:
      'A aposta nos cinco números 0, 00, 1, 2 e 3 paga menos pelo risco do que qualquer outra desta mesa.',
    memory: 'A roda não tem memória: os resultados anteriores não dizem nada sobre o próximo.',
  },
  inside: {
    title: 'Apostas internas',
    text: 'A ficha fica sobre um número ou sobre uma linha entre números.',
  },
  outside: {
    title: 'Apostas externas',
    text: 'Uma ficha cobre doze ou dezoito números de uma vez.',
  },
  called: {
    title: 'Pista',
    text: 'Um toque coloca várias fichas do valor escolhido: um número com os vizinhos na roda ou um setor. Cada ficha paga como se você mesmo a tivesse colocado.',
    voisins:
      'Voisins du zéro, 9 fichas: duas em 0-2-3, uma em 4-7, 12-15, 18-21, 19-22 e 32-35, duas em 25-26-28-29.',
    tiers: 'Tiers, 6 fichas: uma em 5-8, 10-11, 13-16, 23-24, 27-30 e 33-36.',
    orphelins: 'Orphelins, 5 fichas: uma em 1, 6-9, 14-17, 17-20 e 31-34.',
    jeuZero: 'Jeu zéro, 4 fichas: uma em 0-3, 12-15, 26 e 32-35.',
  },
  limits: {
    title: 'Limites da mesa',
    text: (amount) => `Todas as suas fichas juntas podem valer no máximo ${amount}.`,
  },
  certified: {
    title: 'O que cada aposta devolve',
    text: 'RTP e com que frequência uma única ficha de cada tipo ganha.',
    figures: (rtp, wins) => `${rtp} · ${wins}`,
  },
  head: 'Aposta',
  columns: { odds: 'Cotação', most: 'Máximo por posição' },
  part: 'Todas as apostas',
}
