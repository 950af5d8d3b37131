import type { Texts } from '../texts.ts'

export const cashier: Texts['cashier'] = {
  title: 'Caixa – {brand}',
  description: 'Depósitos, saques e bônus.',
  depositHeading: 'O caixa ainda não está aberto',
  deposit:
    'Por enquanto não é possível depositar nem sacar dinheiro aqui. O dinheiro fictício é gratuito: abaixo do limite, você pode completá-lo pelo seu saldo.',
  bonusHeading: 'Os bônus ainda não estão disponíveis',
  bonus: 'Por enquanto não há nenhum bônus para resgatar. Não se perde nada em esperar.',
}
