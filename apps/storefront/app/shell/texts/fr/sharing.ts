import type { Texts } from '../texts.ts'

export const sharing: Texts['sharing'] = {
  toShare: 'Partager',
  shared: 'Partagée',
  shareOf: 'Partager la partie {nonce} de {game}',
  sharedOf: 'Partagée : partie {nonce} de {game}',
  heading: 'Partager cette partie',
  isShared: 'Cette partie est partagée',
  means:
    'Toute personne ayant le lien voit cette partie : le jeu, votre mise et votre gain, chaque étape, et les graines dès que vous en changez. Votre identifiant est abrégé, comme ab***, et votre solde n’est jamais montré.',
  share: 'Partager cette partie',
  copy: 'Copier le lien',
  open: 'Voir la page',
  stop: 'Ne plus partager',
  close: 'Fermer',
  titleWon: '{player} a gagné {win} sur {game} – {brand}',
  titlePlayed: '{player} a joué à {game} – {brand}',
  description:
    'Mise {stake}, gain {win}, {times}×. Voyez chaque étape de la partie et vérifiez-la dans votre propre navigateur.',
  roundOf: 'Une partie de {game}',
  sharedBy: 'Partagée par {player}',
  stake: 'Mise',
  win: 'Gain',
  times: 'Multiplicateur',
  when: 'Jouée',
  watch: 'Revoir la partie',
  watchSignIn: 'Se connecter pour revoir la partie',
  watchOther: 'La partie peut être revue depuis un compte qui joue avec le même type d’argent.',
  about: 'À propos de {game}',
  yours: 'Vous partagez cette partie.',
  proofHeading: 'Vérifiez vous-même',
  proofText:
    'Votre navigateur recalcule la partie à partir de ses graines et compare chaque étape. Vous n’avez pas à nous croire sur parole.',
  sealedHeading: 'Encore scellée',
  sealedText:
    'Le joueur joue encore avec cette graine, elle reste donc secrète. Quand il en changera, chacun pourra vérifier la partie ici. Son empreinte était fixée avant la mise :',
  goneTitle: 'Cette partie n’est pas partagée',
  goneText: 'Son joueur a peut-être cessé de la partager, ou le lien est incomplet.',
  toGames: 'Voir les jeux',
}
