import type { DepositTexts } from './en.ts'

export const pt: DepositTexts = {
  title: 'Depositar',
  loading: 'Carregando as suas formas de pagamento',
  testMoney: 'Dinheiro de teste: não tem valor.',
  method: 'Forma de pagamento',
  expires: (month) => `Válido até ${month}`,
  amount: 'Valor',
  limitReached: 'Os seus limites não permitem depositar agora.',
  allowance: (amount) => `Agora você pode depositar até ${amount}.`,
  noFee: (credited) => `Sem tarifa. ${credited} entram no seu saldo.`,
  fee: (fee, credited) => `Tarifa: ${fee}. ${credited} entram no seu saldo.`,
  choose: 'Escolha um valor.',
  pay: 'Depositar',
  payAmount: (amount) => `Depositar ${amount}`,
  noneSaved:
    'Você ainda não tem uma forma de pagamento salva. Deposite uma vez no caixa e salve-a lá.',
  cashier: 'Abrir o caixa',
  limits: 'Definir um limite de depósito',
  newTab: 'O caixa e os limites abrem em outra aba. O seu jogo continua aqui.',
  confirmAt: 'O processador de pagamentos pede a sua confirmação. O seu jogo continua aqui.',
  confirm: 'Confirmar em outra aba',
  onItsWay: 'O seu depósito está a caminho. O saldo sobe assim que ele chegar.',
  details: 'Ver os detalhes no caixa',
  declined: 'O pagamento não foi concluído. O seu saldo não mudou.',
  notSure: 'Nenhuma resposta chegou. Tente de novo: o mesmo depósito conta uma só vez.',
  again: 'Tentar de novo',
}
