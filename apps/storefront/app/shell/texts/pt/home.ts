import type { Texts } from '../texts.ts'

export const home: Texts['home'] = {
  title: '{brand} – nossos próprios jogos podem ser conferidos, rodada por rodada',
  description:
    'Jogue Castle of Horror de graça com dinheiro fictício. Cada resultado é fixado antes da sua aposta e depois pode ser recalculado no seu próprio navegador.',
  heading: '{brand}',
  newGame: 'Novo na casa',
  group: {
    slots: 'Caça-níqueis',
    poker: 'Videopôquer',
    table: 'Jogo de mesa',
    roulette: 'Roleta',
    keno: 'Keno',
  },
  leads: {
    'castle-of-horror':
      'Uma luz fria atrás de cada janela e algo na escada. Os giros grátis seguram seus curingas, e o porão guarda uma escolha para você.',
  },
  anyLead: 'Feito pela casa, certificado até o último algarismo.',
  play: 'Jogar {game}',
  signUpToPlay: 'Cadastre-se e jogue',
  free: '10.000,00 Cr de dinheiro fictício esperam por você. Sem depósito, sem cartão.',
  rtp: 'RTP',
  rtpMeans:
    'De todas as apostas, esta parte volta como prêmios ao longo de muitas rodadas. Exato, não estimado.',
  volatility: 'Volatilidade',
  volatilityOf: '{level} de 5',
  topWin: 'Prêmio máximo',
  topWinOf: '{x}× a aposta',
  hit: 'Algum prêmio',
  hitOf: '1 em {rounds}',
  stakes: 'Apostas',
  stakesOf: '{least} – {most}',
  labels: {
    games: 'Mais de {count} jogos',
    slots: 'Mais de {count} slots',
    poker: 'Mais de {count} de pôquer',
    jackpot: 'Mais de {count} com jackpot',
  },
  banners: 'Novidades',
  lastPlayed: 'Jogados por último',
  liveRooms: 'Salas ao vivo',
  liveHere: '{count} aqui agora',
  liveOpen: 'Aberta agora',
  liveCrash: 'Crash, todos no mesmo voo',
  liveBingo: 'Bingo, todos no mesmo sorteio',
  winners: 'Últimos prêmios',
  winnersLive: 'Ao vivo',
  winnersNone:
    'Ninguém ganhou desde que a casa abriu. O primeiro prêmio aparece aqui no momento em que for pago.',
  on: 'em {game}',
  fairHeading: 'Você não precisa confiar em nós',
  fairLead:
    'Cada rodada dos nossos próprios jogos é fixada antes de você apertar o botão, e depois você pode provar que não mexemos nela. Em três passos:',
  steps: [
    {
      title: 'Nós lacramos um número',
      text: 'Antes da sua primeira rodada, a casa sorteia um número secreto e mostra a você a impressão digital dele, para que não possa ser trocado depois. Este é um, desenhado como um lacre.',
    },
    {
      title: 'Você acrescenta o seu',
      text: 'Uma semente criada pelo seu navegador entra em cada rodada, com um contador que nunca pula nenhuma. Nenhum dos lados pode conduzir o resultado.',
    },
    {
      title: 'Seu navegador confere',
      text: 'Abrimos o lacre quando você pedir. Seu navegador então recalcula cada rolo, linha e giro grátis, e compara.',
    },
  ],
  stepSeal: 'Lacre de {hash}',
  stepAgrees: 'Lacre, rolos e pagamento conferem',
  verifyLink: 'Verifique uma rodada você mesmo',
  fairLink: 'Como funciona em detalhe',
  moneyHeading: 'Dois tipos de dinheiro, nunca misturados',
  playMoneyTitle: 'Dinheiro fictício',
  playMoneyText:
    'Você começa com 10.000,00 Cr, de graça. Os créditos não podem ser comprados e nunca viram dinheiro, portanto nada está em jogo além da noite. Quando restarem menos de 100,00 Cr, complete de novo.',
  testMoneyTitle: 'Dinheiro de teste',
  testMoneyText:
    'Nesta demonstração, uma conta também pode ter dólares de teste. Eles funcionam como dinheiro real: você pode depositar, apostar e sacar. Não têm nenhum valor.',
  realMoneyTitle: 'Dinheiro real',
  realMoneyText:
    'O dinheiro real fica em contas próprias do mesmo livro contábil. Cada centavo que se move tem um lançamento com o saldo de antes e o de depois.',
  careHeading: 'Um jogo, não uma renda',
  careText:
    'Com o tempo, a casa fica com uma pequena parte de cada aposta: esse é o preço da noite. Jogue com o que pode gastar, pare enquanto é divertido e fale com alguém se deixar de ser.',
  careLink: 'Jogo responsável',
}
