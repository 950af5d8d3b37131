export const cashierBonus = {
  title: 'Code bonus – {brand}',
  description: 'Saisissez un code bonus et voyez ce que vous avez.',
  heading: 'Code bonus',
  lead: 'Vous avez un code bonus ?',
  code: 'Code bonus',
  hint: 'Saisissez un code valable',
  claim: 'Utiliser ce code',
  required: 'Le code bonus n’est pas saisi, mais il est obligatoire !',
  held: 'Vos bonus',
  active: 'Bonus en cours',
  none: 'Aucun',
  cashback: 'Cashback',
  notYet:
    'Les bonus ne sont pas encore disponibles : aucun code ne fonctionne pour le moment. Vous pouvez déjà lire dans Promotions ce qu’ils seront, avec toutes leurs conditions.',
  promotions: 'Voir les promotions',
}

export const cashierCompPoints = {
  title: 'Points comp – {brand}',
  description: 'Les points que votre jeu rapporte.',
  heading: 'Points comp',
  lead: 'Des points que le jeu rapporte et qui s’échangent contre de l’argent.',
  held: 'Vos points comp',
  none: 'Pas encore',
  notYet:
    'Les points comp ne sont pas encore disponibles : vos mises n’en rapportent pas pour le moment.',
  nothingLost:
    'Dès qu’ils le seront, chaque mise comptera et cette page montrera chaque étape : combien de points, pour quoi, et ce qu’ils valent.',
  promotion: 'Ce que seront les points comp',
}
