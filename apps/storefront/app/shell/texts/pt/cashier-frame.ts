import type { Texts } from '../texts.ts'

export const cashierFrame: Texts['cashierFrame'] = {
  title: 'Caixa – {brand}',
  heading: 'Caixa',
  lead: 'Deposite, saque e acompanhe cada pagamento.',
  menu: 'Menu do caixa',
  ways: {
    deposit: 'Depositar',
    withdraw: 'Sacar',
    history: 'Histórico',
    buyCrypto: 'Comprar criptomoedas',
    bonus: 'Código de bônus',
    compPoints: 'Pontos Comp',
  },
  means: {
    deposit: 'Deposite com cartão, transferência ou criptomoedas',
    withdraw: 'Receba o seu dinheiro',
    history: 'Cada pagamento com suas etapas, e um extrato do ano',
    buyCrypto: 'Compre criptomoedas de um vendedor, pagas no seu próprio endereço de depósito',
    bonus: 'Digite um código de bônus',
    compPoints: 'Pontos pelas suas apostas',
  },
  testMoney: 'Dinheiro de teste: nada aqui movimenta dinheiro real.',
  inBitcoin: 'cerca de {amount}',
  underWay: 'Em processo de saque',
  blocked: 'em análise',
  logInTitle: 'Entre para usar o caixa',
  logInText:
    'Depósitos e saques pertencem à sua conta. Depois de entrar, você volta a esta página.',
  none: 'A sua conta joga com créditos gratuitos. Eles não podem ser comprados nem sacados, portanto não há nada a depositar. Quando estiverem acabando, recarregue-os aqui.',
  toGames: 'Ir para os jogos',
  playHistory: 'Um ano de apostas, prêmios e créditos recebidos, em um arquivo',
  playBets: 'Cada aposta, com a rodada',
}
