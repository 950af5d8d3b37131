export const cashierBonus = {
  title: 'Código de bônus – {brand}',
  description: 'Digite um código de bônus e veja o que você tem.',
  heading: 'Código de bônus',
  lead: 'Tem um código de bônus?',
  code: 'Código de bônus',
  hint: 'Digite um código válido',
  claim: 'Resgatar',
  required: 'O código de bônus não foi preenchido, mas é obrigatório!',
  held: 'Seus bônus',
  active: 'Bônus ativo',
  none: 'Nenhum',
  cashback: 'Cashback',
  notYet:
    'Os bônus ainda não estão disponíveis, então nenhum código funciona agora. Em Promoções você já pode ver como eles serão, com todos os termos.',
  promotions: 'Ver as promoções',
}
