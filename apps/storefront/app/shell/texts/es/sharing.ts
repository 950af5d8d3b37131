import type { Texts } from '../texts.ts'

export const sharing: Texts['sharing'] = {
  toShare: 'Compartir',
  shared: 'Compartida',
  shareOf: 'Compartir la ronda {nonce} de {game}',
  sharedOf: 'Compartida: ronda {nonce} de {game}',
  heading: 'Compartir esta ronda',
  isShared: 'Esta ronda está compartida',
  means:
    'Quien tenga el enlace verá esta ronda: el juego, su apuesta y su premio, cada paso y las semillas en cuanto las cambie. Su nombre de usuario se abrevia, como ab***, y su saldo nunca se muestra.',
  share: 'Compartir esta ronda',
  copy: 'Copiar enlace',
  open: 'Ver la página',
  stop: 'Dejar de compartir',
  close: 'Cerrar',
  titleWon: '{player} ganó {win} en {game} – {brand}',
  titlePlayed: '{player} jugó a {game} – {brand}',
  description:
    'Apuesta {stake}, premio {win}, {times}×. Vea cada paso de la ronda y verifíquela en su propio navegador.',
  roundOf: 'Una ronda de {game}',
  sharedBy: 'Compartida por {player}',
  stake: 'Apuesta',
  win: 'Premio',
  times: 'Multiplicador',
  when: 'Jugada',
  watch: 'Ver la repetición',
  watchSignIn: 'Iniciar sesión para ver la repetición',
  watchOther: 'La repetición se abre en cuentas que juegan con el mismo tipo de dinero.',
  about: 'Acerca de {game}',
  yours: 'Usted comparte esta ronda.',
  proofHeading: 'Compruébelo usted',
  proofText:
    'Su navegador vuelve a calcular la ronda a partir de sus semillas y compara cada paso. No tiene que fiarse de nosotros.',
  sealedHeading: 'Aún sellada',
  sealedText:
    'El jugador sigue jugando con esta semilla, por eso permanece en secreto. Cuando la cambie, cualquiera podrá verificar la ronda aquí. Su hash quedó fijado antes de la apuesta:',
  goneTitle: 'Esta ronda no está compartida',
  goneText: 'Puede que su jugador haya dejado de compartirla o que el enlace esté incompleto.',
  toGames: 'Ir a los juegos',
}
