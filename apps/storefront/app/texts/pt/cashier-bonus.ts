export const cashierBonus = {
  title: 'Código de bônus – {brand}',
  description: 'Digite um código de bônus e veja o que você tem.',
  heading: 'Código de bônus',
  lead: 'Quem tem um código digita aqui.',
  code: 'Código de bônus',
  hint: 'Digite um código válido',
  claim: 'Resgatar',
  required: 'O código de bônus não foi preenchido, mas é obrigatório!',
  held: 'O que você tem',
  active: 'Bônus ativo',
  none: 'Nenhum',
  cashback: 'Cashback',
  notYet:
    'Por enquanto nenhum bônus pode ser resgatado, então não falta nada aqui. Como os bônus vão ser, com todos os termos, está nas páginas das promoções.',
  promotions: 'Ver as promoções',
}

export const cashierCompPoints = {
  title: 'Pontos comp – {brand}',
  description: 'Pontos que o seu jogo rende.',
  heading: 'Pontos comp',
  lead: 'Pontos que o jogo rende e que podem virar dinheiro.',
  held: 'Seus pontos comp',
  none: 'Ainda nenhum',
  notYet: 'Por enquanto os pontos não são contados, então nada foi ganho e nada foi perdido.',
  nothingLost:
    'Assim que forem, cada aposta vai contar e esta página vai mostrar cada passo: quantos pontos, por quê e quanto valem.',
  promotion: 'Como os pontos comp vão ser',
}
