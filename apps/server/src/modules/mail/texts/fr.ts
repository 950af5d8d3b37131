import { undoEmailDays } from '@fairhouse/contract/limits'
import { type LetterTexts, writeReport } from '../letter-words.ts'
import { deviceOf } from '../device.ts'

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count < 2 ? one : many}`

const notYou = 'Si ce n’était pas vous, écrivez sans attendre à notre service client.'

const factorChanges = {
  twoStepOn: 'La connexion en deux étapes a été activée',
  twoStepOff: 'La connexion en deux étapes a été désactivée',
  codesRenewed: 'De nouveaux codes de secours ont été créés',
  passkeyAdded: 'Une clé d’accès a été ajoutée',
  passkeyRemoved: 'Une clé d’accès a été supprimée',
} as const

const suspensionCauses = {
  security: 'Nous pensons qu’une autre personne utilise peut-être votre compte.',
  identity: 'Nous devons d’abord vérifier votre identité.',
  terms: 'Nous vérifions si le compte a été utilisé comme nos conditions le permettent.',
  check: 'Nous effectuons une vérification et vous écrirons dès qu’elle sera terminée.',
} as const

export const fr: LetterTexts = {
  orOpen: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  sentBecause: 'Vous recevez cet e-mail parce que vous avez un compte chez nous.',
  letters: {
    verifyEmail: ({ login, link, hours }, { brand }) => ({
      subject: 'Confirmez votre adresse e-mail',
      heading: `Bienvenue, ${login}`,
      paragraphs: [
        `Veuillez confirmer que cette adresse est la vôtre, afin que ${brand} puisse vous joindre quand c’est important.`,
        `Le lien est valable ${counted(hours, 'heure', 'heures')} et ne fonctionne qu’une fois.`,
      ],
      button: { label: 'Confirmer l’adresse', path: link },
      quiet: [
        'Si vous n’avez pas ouvert de compte, ignorez cet e-mail ; rien d’autre ne se passera.',
      ],
    }),
    passwordRecovery: ({ login, link, minutes }) => ({
      subject: 'Choisissez un nouveau mot de passe',
      heading: 'Choisissez un nouveau mot de passe',
      paragraphs: [
        `Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour le compte ${login}.`,
        `Le lien est valable ${counted(minutes, 'minute', 'minutes')} et ne fonctionne qu’une fois.`,
      ],
      button: { label: 'Choisir un mot de passe', path: link },
      quiet: [
        'Si vous ne l’avez pas demandé, ignorez cet e-mail. Votre mot de passe reste le même.',
      ],
    }),
    passwordChanged: ({ login, at, address, userAgent }, { moment }) => ({
      subject: 'Votre mot de passe a été modifié',
      heading: 'Votre mot de passe a été modifié',
      paragraphs: [
        `Le mot de passe du compte ${login} a été modifié. Les autres appareils ont été déconnectés.`,
      ],
      facts: [
        ['Quand', moment(at)],
        ['Adresse', address],
        ['Appareil', deviceOf(userAgent) ?? 'inconnu'],
      ],
      quiet: [notYou],
    }),
    emailChanged: ({ login, newEmail, undoLink }) => ({
      subject: 'Votre adresse e-mail a été modifiée',
      heading: 'Votre adresse e-mail a été modifiée',
      paragraphs: [
        `Les e-mails concernant le compte ${login} sont désormais envoyés à ${newEmail}.`,
        `Si vous ne l’avez pas voulu, vous pouvez annuler ce changement pendant ${undoEmailDays} jours :`,
      ],
      button: { label: 'Garder mon ancienne adresse', path: undoLink },
      quiet: ['Si vous l’avez modifiée vous-même, vous n’avez rien à faire.'],
    }),
    newSignIn: ({ login, at, address, userAgent, link }, { moment }) => ({
      subject: 'Connexion depuis un nouvel appareil',
      heading: 'Connexion depuis un nouvel appareil',
      paragraphs: [
        `Une connexion au compte ${login} a eu lieu depuis un appareil ou un endroit que nous ne connaissions pas.`,
      ],
      facts: [
        ['Quand', moment(at)],
        ['Adresse', address],
        ['Appareil', deviceOf(userAgent) ?? 'inconnu'],
      ],
      button: { label: 'Voir où je suis connecté', path: link },
      quiet: [
        'Si c’était vous, vous n’avez rien à faire. Sinon, fermez cette session et changez votre mot de passe.',
      ],
    }),
    accountClosed: ({ login }, { brand }) => ({
      subject: 'Votre compte est fermé',
      heading: 'Votre compte est fermé',
      paragraphs: [
        `Le compte ${login} chez ${brand} a été fermé comme vous l’avez demandé. Plus personne ne peut s’y connecter.`,
        'Ce que la loi nous oblige à conserver est conservé aussi longtemps qu’elle le prévoit, et pas davantage.',
      ],
      quiet: [notYou],
    }),
    erasureAhead: ({ login, dueAt, link }, { brand, moment }) => ({
      subject: 'Nous allons effacer vos données',
      heading: 'Nous allons effacer vos données',
      paragraphs: [
        `Vous nous avez demandé d’effacer les données de votre compte ${login} chez ${brand}. Nous le ferons le ${moment(dueAt)}. Le compte sera alors fermé et plus personne ne pourra s’y connecter.`,
        'Retirez votre argent avant cette date : tant qu’il en reste sur le compte, nous attendons.',
      ],
      button: { label: 'Garder mon compte', path: link },
      quiet: [
        'Si ce n’était pas vous, connectez-vous, gardez votre compte et changez votre mot de passe.',
      ],
    }),
    accountErased: ({ login, keptUntil }, { brand, moment }) => ({
      subject: 'Vos données sont effacées',
      heading: 'Vos données sont effacées',
      paragraphs: [
        `Nous avons effacé les données de votre compte ${login} chez ${brand} : identifiant, adresses, numéro de téléphone, connexions, messages et moyens de paiement enregistrés.`,
        ...(keptUntil === null
          ? []
          : [
              `Nous devons conserver votre nom et votre date de naissance jusqu’au ${moment(keptUntil)}, parce que vous avez payé ici ou que vous vous êtes exclu. Si une exclusion dure plus longtemps, nous les conservons jusqu’à sa fin.`,
            ]),
        'Vos parties et vos paiements restent sans nom, car la loi nous oblige à tenir des comptes. C’est le dernier e-mail que vous recevez de nous.',
      ],
      quiet: [],
    }),
    accountSuspended: ({ login, cause, link }) => ({
      subject: 'Votre compte est suspendu',
      heading: 'Votre compte est suspendu',
      paragraphs: [
        `Nous avons suspendu votre compte ${login}. Tant que la suspension dure, vous ne pouvez ni jouer ni déposer.`,
        suspensionCauses[cause],
        'Votre argent reste le vôtre : vous pouvez toujours vous connecter, le retirer et télécharger vos données.',
      ],
      button: { label: 'Nous contacter', path: link },
      quiet: ['Écrivez-nous si vous pensez qu’il s’agit d’une erreur.'],
    }),
    accountReleased: ({ login }) => ({
      subject: 'Votre compte n’est plus suspendu',
      heading: 'Votre compte n’est plus suspendu',
      paragraphs: [`Vous pouvez de nouveau jouer et déposer avec votre compte ${login}.`],
      quiet: [],
    }),
    factorChanged: ({ login, change, at, address, userAgent, link }, { moment }) => ({
      subject: factorChanges[change],
      heading: factorChanges[change],
      paragraphs: [`Cela concerne le compte ${login}.`],
      facts: [
        ['Quand', moment(at)],
        ['Adresse', address],
        ['Appareil', deviceOf(userAgent) ?? 'inconnu'],
      ],
      button: { label: 'Voir qui peut se connecter', path: link },
      quiet: [
        'Si c’était vous, vous n’avez rien à faire. Sinon, choisissez un nouveau mot de passe et écrivez sans attendre à notre service client.',
      ],
    }),
    recoveryCodesUsed: ({ login, left }) => ({
      subject: 'Un code de secours a été utilisé',
      heading: 'Un code de secours a été utilisé',
      paragraphs: [
        `Quelqu’un s’est connecté au compte ${login} avec le mot de passe et un code de secours.`,
        left === 0
          ? 'Il ne reste aucun code. Créez-en de nouveaux sur la page de sécurité tant que vous êtes connecté.'
          : `Il reste ${counted(left, 'code', 'codes')}. Vous pouvez en créer de nouveaux sur la page de sécurité.`,
      ],
      quiet: [notYou],
    }),
    paymentNews: ({ login, subject, paragraphs, link }) => ({
      subject,
      heading: subject,
      paragraphs,
      button: { label: 'Voir chaque étape', path: link },
      quiet: [`Vous recevez cet e-mail parce que de l’argent du compte ${login} a bougé.`],
    }),
    report: writeReport,
    newsletter: ({ subject, paragraphs, unsubscribe }) => ({
      subject,
      heading: subject,
      paragraphs,
      quiet: ['Vous recevez cet e-mail parce que vous avez demandé nos nouvelles.'],
      footLink: { label: 'Se désabonner', path: unsubscribe },
    }),
  },
}
