import type { Texts } from '../texts.ts'

export const verification: Texts['verification'] = {
  verifyTitle: 'Confirme su correo – {brand}',
  verifyDescription: 'Confirme el correo electrónico de su cuenta.',
  checking: 'Confirmando su dirección.',
  verifiedTitle: 'Su correo electrónico está confirmado',
  verifiedText: 'Gracias. Los mensajes sobre su cuenta ya pueden llegarle.',
  expiredTitle: 'Este enlace es demasiado antiguo',
  expiredText:
    'Los enlaces para confirmar una dirección son válidos durante dos días. Pida uno nuevo, es cosa de un momento.',
  invalidTitle: 'Este enlace no es válido',
  invalidText:
    'Puede que su programa de correo lo haya cortado o que la dirección de la cuenta haya cambiado desde entonces.',
  failedTitle: 'No se ha podido confirmar su dirección',
  failedText: 'La casa no ha respondido. Su enlace sigue siendo válido.',
  tryAgain: 'Volver a intentarlo',
  goToGames: 'Ir a los juegos',
  logIn: 'Iniciar sesión',
  logInForLetter: 'Iniciar sesión para recibir otro mensaje',
  pageTitle: 'Confirmación del correo – {brand}',
  pageHeading: 'Confirme su correo electrónico',
  pageText: 'Hemos enviado un mensaje a {email}. Siga su enlace y listo.',
  pageWhy:
    'Puede jugar desde ahora mismo. Con la dirección confirmada podrá restablecer su contraseña y recibir avisos sobre su cuenta.',
  pageHints: [
    'El mensaje puede tardar un minuto y puede estar en la carpeta de correo no deseado.',
    'El enlace es válido durante dos días, en cualquier dispositivo.',
  ],
  wrongAddress: '¿La dirección es incorrecta?',
  changeAddress: 'Cámbiela en su perfil',
  doneTitle: 'Su correo electrónico está confirmado',
  doneText: '{email} está confirmado. No queda nada por hacer.',
  visitorTitle: 'Inicie sesión',
  visitorText: 'Inicie sesión para ver si su correo electrónico está confirmado.',
  undoTitle: 'Deshacer un cambio – {brand}',
  undoDescription: 'Deshaga un cambio de su correo electrónico.',
  undoHeading: '¿No ha sido usted?',
  undoText: 'El correo electrónico de su cuenta ha cambiado. Puede recuperar esta dirección.',
  undoPoints: [
    'Su cuenta vuelve a tener esta dirección.',
    'Se cierra de inmediato la sesión en todos los navegadores.',
    'Recibe un mensaje para elegir una nueva contraseña.',
  ],
  undo: 'Deshacer el cambio',
  undoing: 'Deshaciendo el cambio',
  undoneTitle: 'Ha recuperado su dirección',
  undoneText:
    'Se ha cerrado la sesión en todos los navegadores. Elija ahora una nueva contraseña: el mensaje para ello está en camino.',
  takenTitle: 'La dirección pertenece a otra cuenta',
  takenText:
    'Póngase en contacto con el servicio de atención al cliente para que lo resolvamos juntos.',
  undoExpiredTitle: 'Es demasiado tarde para este enlace',
  undoExpiredText:
    'Un cambio se puede deshacer durante {days} días. Si no ha sido usted, póngase en contacto con el servicio de atención al cliente.',
  undoInvalidTitle: 'Este enlace no es válido',
  undoInvalidText: 'Puede que el cambio ya se haya deshecho.',
}
