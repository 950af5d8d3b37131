import type { Texts } from '../texts.ts'

export const cashierMethods: Texts['cashierMethods'] = {
  title: 'Moyen de paiement – {brand}',
  description: 'Les moyens de paiement que vous avez enregistrés.',
  addHeading: 'Ajouter : {name}',
  cardText:
    'La carte se saisit sur la page du prestataire de paiement et y est conservée. Nous n’en connaissons que les quatre derniers chiffres et la date d’expiration.',
  cardGo: 'Aller à la page de la carte',
  bankText: 'Ces informations nous permettent de reconnaître votre virement.',
  coinText: 'Une cryptomonnaie n’a pas besoin d’être enregistrée : votre adresse reste la même.',
  toDeposit: 'Aller au dépôt',
  editHeading: 'Moyen de paiement enregistré',
  save: 'Enregistrer',
  savedNow: '{name} est enregistré.',
  cardFixed:
    'Une carte ne peut pas être modifiée. Si vous en avez une nouvelle, supprimez celle-ci et ajoutez la nouvelle.',
  expires: 'Expire le {month}',
  since: 'Enregistré le {date}',
  remove: 'Supprimer',
  removeQuestion: 'Supprimer {name} ?',
  removeText:
    'Ce moyen ne sera plus proposé. Ce qui a été payé avec lui reste dans votre historique.',
  removeYes: 'Oui, supprimer',
  keep: 'Garder',
  removed: '{name} a été supprimé.',
  unknown: 'Ce moyen de paiement n’existe pas',
  unknownText: 'Il a été supprimé, ou n’a jamais été proposé pour votre compte.',
}
