import type { Texts } from '../texts.ts'

export const fairness: Texts['fairness'] = {
  title: 'Équité vérifiable – {brand}',
  description:
    'Comment la maison fixe chaque résultat avant la mise, et comment vous pouvez le recalculer dans votre propre navigateur.',
  heading: 'Équité vérifiable',
  lead: 'D’ordinaire, un casino demande votre confiance. Celui-ci vous remet le calcul. Le voici en entier, sans lacune.',
  sections: [
    {
      title: 'Avant la partie : un nombre scellé',
      paragraphs: [
        'La maison tire au hasard 32 octets, la graine du serveur, et vous montre leur empreinte SHA-256. Une telle empreinte est facile à calculer à partir des octets, impossible à inverser. La maison ne peut donc pas changer la graine après coup sans que vous le remarquiez.',
        'L’empreinte de la graine suivante est montrée elle aussi. Quand vous changez de graine, la maison ne peut pas non plus en choisir une qui l’arrange.',
      ],
    },
    {
      title: 'Votre part : la graine du client',
      paragraphs: [
        'Vous pouvez définir votre propre graine du client, de 1 à 64 caractères. La maison a fixé la sienne avant de connaître la vôtre, elle ne peut donc pas en avoir choisi une qui vous désavantage.',
        'Un compteur, le nonce, commence à 0 et augmente d’une unité à chaque partie. Il n’a pas de trou : une mise refusée ne prend pas de numéro, et aucune partie ne peut disparaître.',
      ],
    },
    {
      title: 'La partie : une seule suite de nombres',
      paragraphs: [
        'HMAC-SHA256, avec la graine du serveur pour clé, est appliqué à « graine du client:nonce:bloc », pour le bloc 0, 1, 2 et ainsi de suite. Chaque bloc donne 32 octets, lus comme huit nombres de 32 bits.',
        'Lorsqu’un jeu a besoin d’une possibilité parmi n, il prend le nombre suivant et le divise par n. Les nombres de la dernière bande incomplète sont écartés, afin qu’aucune possibilité ne soit favorisée, pas même d’un milliardième.',
        'Les rouleaux, les choix et les tours gratuits sont tous tirés de cette suite, et de rien d’autre.',
      ],
    },
    {
      title: 'Après la partie : le sceau est ouvert',
      paragraphs: [
        'Changez de graine quand vous le voulez, tant qu’aucune partie n’est en cours. L’ancienne graine du serveur est montrée, et toute partie qui en a été tirée peut être recalculée.',
        'Le vérificateur le fait dans votre navigateur. Il charge la partie une fois, puis n’a plus besoin de serveur : les mathématiques mêmes avec lesquelles la maison joue tournent à nouveau sur votre appareil.',
      ],
    },
    {
      title: 'Jackpots : notre graine et vos mises',
      paragraphs: [
        'Certains jackpots tombent à un montant secret. Il est tiré d’une graine dont nous montrons l’empreinte un cycle à l’avance, et de ce qu’apportent les joueurs : toutes les mises sur ce jackpot jusqu’à ce qu’il tombe, et la première mise ensuite. Notre graine seule ne décide donc pas du montant.',
        'Chaque mise, chaque gain et chaque nouveau départ d’un jackpot est un maillon d’une chaîne publique d’empreintes. Vous y trouvez vos propres mises, et aucun autre joueur ne peut savoir que ce sont les vôtres. Après un gain, nous montrons tout ce dont le montant a été tiré.',
      ],
    },
  ],
  formulaTitle: 'La règle complète',
  tableTitle: 'Ce que chacun sait, et quand',
  columns: ['Quoi', 'Avant', 'Pendant', 'Après le changement'],
  rows: [
    ['Empreinte de la graine du serveur', 'les deux', 'les deux', 'les deux'],
    ['Graine du serveur', 'la maison', 'la maison', 'les deux'],
    ['Graine du client', 'vous', 'les deux', 'les deux'],
    [
      'Résultat',
      'fixé, personne ne peut le changer',
      'les deux',
      'les deux, et vous pouvez le recalculer',
    ],
  ],
  exampleTitle: 'Un sceau, dessiné',
  exampleText:
    'Le vérificateur dessine chaque empreinte comme un sceau de 32 rayons, un par octet. Deux sceaux égaux sont deux empreintes égales ; un seul bit changé donne un autre sceau.',
  verify: 'Ouvrir le vérificateur',
}
