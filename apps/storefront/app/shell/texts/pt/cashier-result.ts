import type { Texts } from '../texts.ts'

export const cashierResult: Texts['cashierResult'] = {
  title: 'O seu depósito – {brand}',
  description: 'O que aconteceu com um depósito.',
  heading: 'O seu depósito',
  confirmed: 'O seu depósito chegou',
  confirmedText: '{amount} entraram no seu saldo.',
  waiting: 'O seu depósito está a caminho',
  waitingHead: 'O seu depósito espera por você',
  waitingPlayer:
    'Você ainda não pagou. Pode continuar de onde parou; se não continuar, termina sozinho e nada é cobrado.',
  waitingTransfer:
    'Faça a transferência com os dados abaixo. Assim que ela chegar, o valor entra no seu saldo. Você pode sair desta página e voltar a ela.',
  waitingCard: 'O banco ainda não respondeu. Leva alguns segundos; esta página continua sozinha.',
  waitingBank:
    'Assim que a sua transferência chegar, o valor entra no seu saldo. Você pode sair desta página.',
  waitingCoin:
    'A rede confirma o seu pagamento bloco a bloco. Você pode sair desta página: o valor chega do mesmo jeito.',
  slow: 'Está demorando mais do que o normal. Nada se perde: você pode sair desta página e encontrar o depósito em “Histórico”.',
  ended: 'Nada foi depositado',
  endedText: 'O seu saldo não mudou.',
  takenBack: 'Este depósito foi desfeito',
  bankHeading: 'Agora faça a transferência',
  bankText:
    'Transfira {amount} da sua própria conta bancária, com exatamente estes dados. Toque em uma linha para copiá-la.',
  bankLines: {
    recipient: 'Favorecido',
    holder: 'Titular da conta',
    accountHolder: 'Titular da conta',
    iban: 'Código IBAN',
    bic: 'Código BIC',
    bank: 'Banco',
    accountNumber: 'Número da conta',
    amount: 'Valor',
    reference: 'Referência',
  },
  bankReference: 'Sem a referência não sabemos que o dinheiro é seu, e demora dias a mais.',
  bankNotNow:
    'O banco não responde no momento, e os dados da sua transferência não podem ser mostrados. Nada se perde.',
  bankTest: 'Fazer uma transferência de teste',
  bankTestMeans:
    'Abre o banco de teste em outra aba, onde você pode enviar o dinheiro. Ele não tem valor real.',
  toPayment: 'Continuar o pagamento',
  toGames: 'Ir para os jogos',
  again: 'Depositar de novo',
  other: 'Tentar outro meio',
  history: 'Ver no histórico',
  unknown: 'Não conhecemos esse depósito',
  unknownText:
    'O endereço está incompleto ou o depósito é de outra conta. Tudo o que você depositou está em “Histórico”.',
  details: 'Todos os detalhes',
}
