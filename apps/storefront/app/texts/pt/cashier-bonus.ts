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

export const cashierCompPoints = {
  title: 'Pontos comp – {brand}',
  description: 'Pontos que o seu jogo rende.',
  heading: 'Pontos comp',
  lead: 'Pontos que o jogo rende e que podem virar dinheiro.',
  held: 'Seus pontos comp',
  none: 'Ainda nenhum',
  notYet: 'Os pontos comp ainda não estão disponíveis, então suas apostas não rendem pontos agora.',
  nothingLost:
    'Assim que forem, cada aposta vai contar e esta página vai mostrar cada passo: quantos pontos, por quê e quanto valem.',
  promotion: 'Como os pontos comp vão ser',
}
