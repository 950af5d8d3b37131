import type { Texts } from '../texts.ts'

export const sharing: Texts['sharing'] = {
  toShare: 'Teilen',
  shared: 'Geteilt',
  shareOf: 'Runde {nonce} von {game} teilen',
  sharedOf: 'Geteilt: Runde {nonce} von {game}',
  heading: 'Diese Runde teilen',
  isShared: 'Diese Runde ist geteilt',
  means:
    'Wer den Link hat, sieht diese Runde: das Spiel, Ihren Einsatz und Gewinn, jeden Schritt und die Seeds, sobald Sie sie wechseln. Ihr Anmeldename wird gekürzt, etwa ab***, Ihr Guthaben nie gezeigt.',
  share: 'Diese Runde teilen',
  copy: 'Link kopieren',
  open: 'Seite ansehen',
  stop: 'Nicht mehr teilen',
  close: 'Schließen',
  titleWon: '{player} hat {win} bei {game} gewonnen – {brand}',
  titlePlayed: '{player} hat {game} gespielt – {brand}',
  description:
    'Einsatz {stake}, Gewinn {win}, {times}×. Sehen Sie jeden Schritt der Runde und prüfen Sie sie in Ihrem eigenen Browser.',
  roundOf: 'Eine Runde {game}',
  sharedBy: 'Geteilt von {player}',
  stake: 'Einsatz',
  win: 'Gewinn',
  times: 'Vielfaches',
  when: 'Gespielt',
  watch: 'Noch einmal ansehen',
  watchSignIn: 'Anmelden und ansehen',
  watchOther: 'Ansehen können die Runde Konten, die mit derselben Art von Geld spielen.',
  about: 'Über {game}',
  yours: 'Sie teilen diese Runde.',
  proofHeading: 'Prüfen Sie selbst',
  proofText:
    'Ihr Browser berechnet die Runde aus ihren Seeds noch einmal und vergleicht jeden Schritt. Sie müssen uns nichts glauben.',
  sealedHeading: 'Noch versiegelt',
  sealedText:
    'Der Spieler spielt noch mit diesem Seed, deshalb bleibt er geheim. Sobald er ihn wechselt, kann hier jeder die Runde prüfen. Der Hash stand vor dem Einsatz fest:',
  goneTitle: 'Diese Runde wird nicht geteilt',
  goneText: 'Vielleicht wird sie nicht mehr geteilt, oder der Link ist unvollständig.',
  toGames: 'Zu den Spielen',
}
