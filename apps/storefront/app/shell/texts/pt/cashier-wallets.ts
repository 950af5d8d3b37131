/** Showing that a wallet is one’s own. */
export const cashierWallets = {
  title: 'Suas carteiras – {brand}',
  description: 'Mostre que uma carteira é sua para podermos pagar valores altos nela.',
  heading: 'Suas carteiras',
  lead: 'Mostre uma vez que uma carteira é sua e poderemos pagar valores altos nela.',
  needed: 'É preciso quando você saca mais de {amount} em uma mesma criptomoeda em um dia.',
  emptyTitle: 'Ainda não há carteiras',
  empty: 'Adicione um endereço na página de saque. Depois, mostre aqui que ele é seu.',
  toWithdraw: 'Voltar aos saques',
  unproven: 'Ainda não comprovada',
  provenBy: {
    signature: 'Você assinou com esta carteira em {date}. Podemos pagar valores altos nela.',
    payment:
      'Você pagou o valor exato em {date}. Nossa equipe analisa os saques altos para esta carteira.',
    people:
      'Você pediu à nossa equipe em {date}. Ela analisa os saques altos para esta carteira e pode pedir documentos.',
  },
  way: 'Como você quer mostrar?',
  ways: {
    signature: 'Assinar uma mensagem',
    payment: 'Fazer um pagamento pequeno',
    people: 'Pedir à nossa equipe',
  },
  hints: {
    signature: 'O mais rápido e sem custo. Para carteiras cujas chaves são suas.',
    payment: 'Para carteiras que não assinam e para corretoras. O valor entra no seu saldo.',
    people: 'Se nada disso for possível. Demora mais.',
  },
  signSteps: {
    copy: 'Copie esta mensagem',
    sign: 'Escolha “Assinar mensagem” na sua carteira, para o endereço {address}, e cole a mensagem',
    paste: 'Cole a assinatura aqui',
  },
  message: 'Mensagem',
  signature: 'Assinatura',
  verify: 'Verificar a assinatura',
  newMessage: 'Pedir outra mensagem',
  wrong: 'Esta assinatura não é desta mensagem e deste endereço. Veja se você copiou tudo.',
  over: 'A mensagem expirou. Peça outra.',
  paySteps: {
    amount: 'Envie exatamente este valor da carteira',
    address: 'Para este endereço. Ele é o seu próprio endereço de depósito',
    wait: 'Assim que o pagamento for confirmado, ele vale e entra no seu saldo',
  },
  amount: 'Valor',
  address: 'Endereço',
  until: 'Válido até {time}',
  peopleText:
    'Nossa equipe analisa cada saque alto para esta carteira. Antes, podemos pedir documentos.',
  askPeople: 'Pedir à equipe',
}
