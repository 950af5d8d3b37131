export const cashierIdentity = {
  title: 'Identité – {brand}',
  description: 'Montrez qui vous êtes, afin que votre argent n’arrive chez personne d’autre.',
  heading: 'Vérifier votre identité',
  lead: 'Nous devons savoir qui nous payons. Nous demandons une seule fois, et seulement le nécessaire.',
  notAskedTitle: 'Aucun document nécessaire',
  notAsked:
    'Vous pouvez retirer sans vérifier votre identité. Si cela change, nous le dirons sur la page des retraits.',
  inReviewTitle: 'Vos documents sont à l’examen',
  inReview:
    'Cela prend en général moins d’un jour. Les retraits qui en dépendent reprennent d’eux-mêmes.',
  approvedTitle: 'Votre identité est vérifiée',
  approved: 'Tout est en ordre. Nous n’avons besoin de rien d’autre.',
  rejectedTitle: 'Vos documents n’ont pas pu être acceptés.',
  rejected: 'Notre équipe les a refusés. Pour en savoir plus, écrivez au service client.',
  tryAgain: 'Vous pouvez en envoyer d’autres.',
  toWithdraw: 'Retour aux retraits',
  whoSees:
    'Vos documents sont scellés, vus seulement par ceux qui les vérifient, et effacés dès que la loi ne les exige plus.',
  takes:
    'Photos (JPEG, PNG) ou PDF, 5 Mo au plus chacun. Les grandes photos sont réduites ici avant l’envoi.',
  required: 'nécessaire',
  optional: 'si vous l’avez',
  there: 'Bien reçu ({size}).',
  remove: 'Retirer : {paper}',
  sending: 'Envoi : {share}',
  tooLarge: 'Ce fichier est trop grand, même réduit. On peut envoyer jusqu’à 5 Mo.',
  notTaken: 'Ce n’est pas un JPEG, un PNG ou un PDF que nous puissions lire.',
  photograph: 'Prendre une photo',
  choose: 'Choisir un fichier',
  missing: 'Il manque encore :',
  handIn: 'Envoyer les documents',
  handInMeans: 'Dès lors, les documents ne peuvent plus être changés avant d’avoir été examinés.',
  provider:
    'Une société qui vérifie pour nous le fait sur sa propre page. Cela prend quelques minutes ; ayez votre document sous la main.',
  begin: 'Commencer',
  notNow: 'Ce n’est pas possible pour le moment. Réessayez dans quelques minutes.',
  papers: {
    identityFront: 'Pièce d’identité, recto',
    identityBack: 'Pièce d’identité, verso',
    selfie: 'Photo de vous',
    address: 'Justificatif de domicile',
    funds: 'D’où vient votre argent',
  },
  hints: {
    identityFront:
      'Passeport, carte d’identité ou permis de conduire : les quatre coins visibles, rien de caché, sans reflet.',
    identityBack: 'Nécessaire pour une carte d’identité ou un permis, pas pour un passeport.',
    selfie: 'Votre visage et le document à côté, tous deux bien visibles.',
    address:
      'Une facture ou un courrier de banque de moins de trois mois, à votre nom et à votre adresse.',
    funds: 'Une fiche de paie, un relevé bancaire ou un avis d’imposition.',
  },
  why: {
    firstWithdrawal: 'C’est votre premier retrait.',
    sumOfWithdrawals:
      'Vos retraits ont atteint une somme à partir de laquelle nous devons savoir qui nous payons.',
    review: 'Notre équipe veut être sûre que c’est bien vous.',
    funds:
      'Vos dépôts ont atteint une somme à partir de laquelle nous devons demander d’où vient l’argent.',
  },
  reasons: {
    unreadable: 'Ils étaient illisibles.',
    expired: 'Le document a expiré.',
    incomplete: 'Il manquait quelque chose.',
    otherPerson: 'Le document n’est pas au nom de ce compte.',
    kindNotAccepted: 'Ce type de document n’est pas accepté.',
    notConvinced: 'Ils ne nous ont pas convaincus que c’est vous.',
  },
}
