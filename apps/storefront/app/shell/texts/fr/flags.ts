import type { Texts } from '../texts.ts'

export const flags: Texts['flags'] = {
  birthDate: 'Votre date de naissance n’est pas valide. Veuillez contacter le service client.',
  contactAddress: 'Votre adresse n’est pas valide. Veuillez la corriger dans votre profil.',
  changeContactEmail:
    'Les messages envoyés à votre adresse e-mail nous reviennent. Veuillez en indiquer une autre dans votre profil.',
  password: 'Votre mot de passe est facile à deviner. Veuillez en choisir un autre.',
  passwordRecovery: 'Pour la sécurité de votre compte, un nouveau mot de passe doit être choisi.',
  phone: 'Votre numéro de téléphone n’est pas valide. Veuillez le corriger dans votre profil.',
  terms: 'Nos conditions générales ont changé. Veuillez les lire et les accepter.',
  ways: {
    contactAddress: 'Vers votre profil',
    changeContactEmail: 'Vers votre profil',
    password: 'Changer le mot de passe',
    phone: 'Vers votre profil',
    terms: 'Vers les conditions',
  },
  suspended:
    'Ce compte est suspendu : il ne peut ni jouer ni recevoir de dépôt. Votre solde reste à vous et peut être retiré.',
  suspendedWithdraw: 'Retirer',
  suspendedContact: 'Contacter le service client',
  unfinished: 'Votre partie de {game} n’est pas terminée.',
  unfinishedWay: 'Continuer',
  guestName: 'Jeu en invité',
  guest: 'Vous jouez en invité. Créez un compte pour garder vos crédits.',
  guestWay: 'Créer un compte',
  unverified: 'Votre adresse e-mail n’est pas confirmée.',
  unverifiedMore: 'Confirmer',
  resend: 'Renvoyer le message',
  resending: 'Envoi du message',
  resent: 'Un message est en route vers {email}.',
  mailbox:
    'Cette maison est une démonstration : ses messages se trouvent dans une boîte que tout le monde peut lire.',
  openMailbox: 'Ouvrir la boîte aux lettres',
}
