import type { Texts } from '../texts.ts'

export const content: Texts['content'] = {
  around: {
    contents: 'Nesta página',
    updated: 'Última alteração em {day}',
    inForce: 'Em vigor desde {day}',
    related: 'Continue lendo',
    otherLanguage: 'Esta página está disponível em inglês.',
  },
  contact: {
    heading: 'Como falar conosco',
    chat: 'Chat ao vivo',
    chatText: 'O botão na parte inferior de cada página o abre. Antes, pedimos seu consentimento.',
    mail: 'E-mail',
    mailText: 'Informe o jogo e o número da rodada, se for o caso.',
    ticket: 'Chamado',
    ticketText: 'Envie sua pergunta com imagens e acompanhe nossas respostas.',
    ticketLink: 'Abrir um chamado',
  },
  tables: {
    wagering: {
      game: 'Jogo',
      counts: 'Conta para o requisito de aposta',
      per: 'Para cumprir {amount}, aposte',
      games: {
        slots: 'Caça-níqueis, caça-níqueis de centavos, Mega Matrix, keno, bingo e loteria',
        fish: 'Jogos de pesca',
        crash: 'Crash',
        tables: 'Roleta, vídeo pôquer e outros jogos de mesa',
        cards: 'Blackjack, bacará e craps',
        progressive: 'Jogos progressivos',
      },
      never: 'não é possível',
    },
    vip: {
      level: 'Nível',
      turnover: 'A partir de um volume total apostado de',
      comp: 'Pontos comp',
      cashback: 'Cashback',
      levels: {
        none: 'Sem nível',
        bronze: 'Bronze',
        silver: 'Prata',
        gold: 'Ouro',
        platinum: 'Platina',
      },
    },
    payments: {
      method: 'Método',
      deposit: 'Depósito',
      withdrawal: 'Saque',
      countsAfter: 'conta após {what}',
      kinds: { card: 'Cartão', bank: 'Transferência bancária', coin: 'Criptomoeda' },
      from: 'a partir de {amount}',
      no: 'Não oferecido',
      none: 'Nesta instalação não há nenhuma forma de pagamento configurada.',
      blocks: { one: '{count} confirmação', other: '{count} confirmações' },
    },
    help: {
      who: 'Quem ajuda',
      reach: 'Como entrar em contato',
      everywhere: 'Em todo lugar',
    },
  },
}
