import type { Texts } from '../texts.ts'

export const lobby: Texts['lobby'] = {
  title: 'Jogos – {brand}',
  description:
    'Todos os jogos da casa, prateleira por prateleira, com seu retorno, volatilidade e apostas.',
  heading: 'Jogos',
  lead: 'Prateleira por prateleira: aquilo a que os jogadores voltam, o que é novo e tudo o mais que há para jogar.',
  howMany: { one: '{count} jogo', other: '{count} jogos' },
  facts: 'Dados de {game}',
  badgeNew: 'Novo',
  badgeMonth: 'Jogo do mês',
  none: 'Nenhum jogo está aberto no momento.',
  noneMeans: 'Os jogos voltam para cá assim que são ativados. Seu histórico continua acessível.',
  split: 'De onde vem o retorno',
  parts: {
    base: 'Jogo base',
    lines: 'Linhas',
    scatter: 'Símbolos scatter',
    freeSpins: 'Giros grátis',
    pick: 'Bônus de escolha',
  },
  features: 'Com que frequência vêm os recursos especiais',
  everyRounds: 'uma em cada {rounds} rodadas',
  topPrize: 'O prêmio máximo de {x}× vem uma vez a cada {rounds} rodadas.',
}
