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
        'La maison tire au hasard 32 octets, la graine du serveur, et vous montre leur empreinte SHA-256. Une telle empreinte est facile à calculer à partir des octets, impossible à inverser.',
        'Votre navigateur conserve cette empreinte. Si nous en montrions un jour une autre pour la même graine, il le remarquerait et vous le dirait. Nous montrons aussi d’avance l’empreinte de la graine suivante : quand vous changez de graine, la nôtre est déjà fixée.',
      ],
    },
    {
      title: 'Votre part : la graine du client',
      paragraphs: [
        'Votre navigateur crée votre graine du client, mais seulement après avoir vu et conservé l’empreinte de la nôtre. Vous pouvez aussi choisir vos propres mots, de 1 à 64 caractères. Nous avons fixé notre graine avant de connaître la vôtre, nous n’avons donc pas pu en choisir une qui vous désavantage. C’est aussi pourquoi chaque changement demande une nouvelle graine du client.',
        'Un compteur, le nonce, commence à 0 et augmente d’une unité à chaque partie, sans trou. Une mise refusée ne prend pas de numéro. Une partie annulée garde son numéro, et votre mise vous est rendue.',
      ],
    },
    {
      title: 'La partie : une seule suite de nombres',
      paragraphs: [
        'HMAC-SHA256, avec la graine du serveur pour clé, est appliqué à « graine du client:nonce:bloc », pour le bloc 0, 1, 2 et ainsi de suite. Chaque bloc donne 32 octets, lus comme huit nombres de 32 bits.',
        'Lorsqu’un jeu a besoin d’une possibilité parmi n, il prend le nombre suivant et le divise par n. Les nombres de la dernière bande incomplète sont écartés, afin qu’aucune possibilité ne soit favorisée, pas même d’un milliardième.',
        'Hors des salles en direct, tout ce que tirent nos propres jeux (rouleaux, cartes, dés, boules, choix) vient de cette suite, et de rien d’autre.',
      ],
    },
    {
      title: 'Chaque étape : un reçu signé',
      paragraphs: [
        'Pour chaque mise et chaque choix dans nos propres jeux hors des salles en direct, nous signons un reçu avec notre clé (Ed25519). Il indique l’empreinte de notre graine, votre graine, la partie, votre mise et le reçu précédent. Toutes les parties d’une paire de graines forment ainsi une chaîne, dont aucune partie ne peut être omise ni modifiée sans la rompre. Vous recevez aussi un reçu signé pour une mise refusée : il dit quand et pourquoi, et où en était la chaîne.',
        'Votre navigateur conserve les reçus, les empreintes et l’empreinte de notre clé. Si ce que nous montrons plus tard les contredit, le jeu vous le dit aussitôt. Ils restent dans ce navigateur jusqu’à ce que vous effaciez ses données, et les plus anciens laissent place aux nouveaux. Une fenêtre privée les oublie à sa fermeture. Vous pouvez les enregistrer dans un fichier.',
      ],
    },
    {
      title: 'Après la partie : le sceau est ouvert',
      paragraphs: [
        'Changez de graine quand vous le voulez, tant qu’aucune partie n’est en cours. L’ancienne graine du serveur est montrée, et toute partie qui en a été tirée peut être recalculée.',
        'Le vérificateur le fait dans votre navigateur, avec les mêmes mathématiques que le jeu. Une seule partie prouve peu : on peut trouver une autre graine qui donne le même résultat. Il vérifie donc aussi des séries entières : chaque partie une fois, la chaîne intacte, l’empreinte et les reçus tels que votre navigateur les a conservés, et chaque gain recalculé. Il dit toujours avec quoi il a pu comparer.',
      ],
    },
    {
      title: 'Jackpots : notre graine et vos mises',
      paragraphs: [
        'Certains jackpots tombent à un montant secret. Il est tiré d’une graine dont nous montrons l’empreinte un cycle à l’avance, et de ce qu’apportent les joueurs : toutes les mises sur ce jackpot jusqu’à ce qu’il tombe, et la première mise ensuite. Notre graine seule ne décide donc pas du montant.',
        'Chaque mise, chaque gain et chaque nouveau départ d’un jackpot est un maillon d’une chaîne publique d’empreintes. Vous y trouvez vos propres mises, et aucun autre joueur ne peut savoir que ce sont les vôtres. Après un gain, nous montrons tout ce dont le montant a été tiré.',
      ],
    },
    {
      title: 'Salles en direct : une chaîne pour tous',
      paragraphs: [
        'Les parties de Rocket Rail et des salles de bingo sont les mêmes pour tous ceux qui jouent. Elles viennent d’une chaîne d’empreintes créée d’avance. Nous avons publié sa fin avant la première partie ; chaque partie montre son maillon, et chacun peut vérifier qu’il ramène à cette fin.',
        'Vous n’apportez pas de graine ici. À sa place se trouve un sel, tiré après la publication de la fin. Nous le tirons nous-mêmes, sauf si la salle indique une autre source ; que nous ne le connaissions pas avant, vous devez nous croire sur parole.',
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
