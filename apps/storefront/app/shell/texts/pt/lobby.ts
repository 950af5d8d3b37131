import type { Texts } from '../texts.ts'

export const lobby: Texts['lobby'] = {
  title: 'Jogos – {brand}',
  description:
    'Todos os jogos da casa, prateleira por prateleira, com seu retorno, volatilidade e apostas.',
  heading: 'Jogos',
  lead: 'Prateleira por prateleira: aquilo a que os jogadores voltam, o que é novo e tudo o mais que há para jogar.',
  none: 'Nenhum jogo está aberto no momento.',
  noneMeans: 'Os jogos voltam para cá assim que são ativados. Seu histórico continua acessível.',
}
