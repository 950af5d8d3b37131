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
