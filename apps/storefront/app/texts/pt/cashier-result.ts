import type { Texts } from '../texts.ts'

export const cashierResult: Texts['cashierResult'] = {
  title: 'O seu depósito – {brand}',
  description: 'O que aconteceu com um depósito.',
  heading: 'O seu depósito',
  confirmed: 'O seu depósito chegou',
  confirmedText: '{amount} entraram no seu saldo.',
  waiting: 'O seu depósito está a caminho',
  waitingCard: 'O banco ainda não respondeu. Leva alguns segundos; esta página continua sozinha.',
  waitingBank:
    'Assim que a sua transferência chegar, o valor entra no seu saldo. Você pode sair desta página.',
  waitingCoin:
    'A rede confirma o seu pagamento bloco a bloco. Você pode sair desta página: o valor chega do mesmo jeito.',
  slow: 'Está demorando mais do que o normal. Nada se perde: você pode sair desta página e encontrar o depósito em “Histórico”.',
  ended: 'Nada foi depositado',
  endedText: 'O seu saldo não mudou.',
  takenBack: 'Este depósito foi desfeito',
  toGames: 'Ir para os jogos',
  again: 'Depositar de novo',
  other: 'Tentar outro meio',
  history: 'Ver no histórico',
  unknown: 'Não conhecemos esse depósito',
  unknownText:
    'O endereço está incompleto ou o depósito é de outra conta. Tudo o que você depositou está em “Histórico”.',
  details: 'Todos os detalhes',
}
