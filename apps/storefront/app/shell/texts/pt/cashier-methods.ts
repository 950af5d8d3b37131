import type { Texts } from '../texts.ts'

export const cashierMethods: Texts['cashierMethods'] = {
  title: 'Forma de pagamento – {brand}',
  description: 'Suas formas de pagamento salvas.',
  addHeading: 'Adicionar: {name}',
  cardText:
    'O cartão é informado na página do processador de pagamentos e fica guardado lá. Só ficamos sabendo os quatro últimos dígitos e a validade.',
  cardGo: 'Ir para a página do cartão',
  bankText: 'Por estes dados reconhecemos a sua transferência.',
  coinText: 'Uma criptomoeda não precisa ser salva: o seu endereço continua o mesmo.',
  toDeposit: 'Ir para o depósito',
  editHeading: 'Forma de pagamento salva',
  save: 'Salvar',
  savedNow: '{name} foi salvo.',
  cardFixed:
    'Um cartão não pode ser alterado. Quando tiver um novo, exclua este e adicione o novo.',
  expires: 'Válido até {month}',
  since: 'Salvo em {date}',
  remove: 'Excluir',
  removeQuestion: 'Excluir {name}?',
  removeText: 'Ele não será mais oferecido. O que foi pago com ele continua no seu histórico.',
  removeYes: 'Sim, excluir',
  keep: 'Manter',
  removed: '{name} foi excluído.',
  unknown: 'Essa forma de pagamento não existe',
  unknownText: 'Foi excluído ou nunca foi oferecido para a sua conta.',
}
