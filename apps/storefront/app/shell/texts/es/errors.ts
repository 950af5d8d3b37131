import type { Texts } from '../texts.ts'

export const errors: Texts['errors'] = {
  reference: 'Código {code}',
  network: 'Se ha perdido la conexión. Compruébela y vuelva a intentarlo.',
  generic: 'Algo ha salido mal. Vuelva a intentarlo.',
  tooManyRequests: 'Ha ido demasiado rápido. Espere un momento y vuelva a intentarlo.',
  impervaChallenge:
    'La comprobación de seguridad no ha terminado. Vuelva a cargar la página e inténtelo de nuevo.',
  goToGame: 'Ir a {game}',
  buttons: {
    reload: 'Recargar la página',
    goToGames: 'Ir a los juegos',
    goToDeposit: 'Ir al depósito',
    goToBonus: 'Ir al bono',
    goToLogin: 'Iniciar sesión',
    goToRegistration: 'Crear una cuenta',
    goToProfile: 'Editar perfil',
    goToLimits: 'Ir a los límites',
    goToProvider: 'Ir al proveedor',
    close: 'Cerrar',
    back: 'Volver',
  },
  refusals: {
    inactivityTimeout: {
      title: 'Sesión cerrada',
      text: 'Ha estado ausente un rato, así que hemos cerrado su sesión. Inicie sesión de nuevo.',
    },
    notEnoughCash: {
      title: 'Saldo insuficiente',
      text: 'Su saldo no cubre esta apuesta.',
    },
    notPermitted: { title: 'No es posible', text: 'Con esta cuenta no se puede hacer eso.' },
    tooManyAttempts: {
      title: 'Demasiados intentos',
      text: 'Espere unos minutos antes de volver a intentarlo.',
    },
    loginRequired: { title: 'Debe iniciar sesión', text: 'Inicie sesión para continuar.' },
    csrfInvalid: {
      title: 'La sesión ha caducado',
      text: 'Esta página lleva demasiado tiempo abierta. Vuelva a cargarla y siga donde estaba.',
    },
    maintenance: {
      title: 'Sitio web en mantenimiento',
      text: 'Estamos trabajando en la casa y volveremos pronto. Su saldo y sus rondas abiertas están seguros.',
    },
    duplicateConnection: {
      title: 'Este juego está abierto varias veces',
      text: 'El juego se ha abierto en otro lugar. Vuelva a cargar la página para jugar aquí.',
    },
    gameNotEnabled: {
      title: 'Juego no disponible por el momento',
      text: 'Este juego está desactivado por ahora. Las rondas abiertas se conservan.',
    },
    userSuspended: {
      title: 'Cuenta suspendida',
      text: 'Con esta cuenta no se puede jugar. Póngase en contacto con el servicio de atención al cliente.',
    },
    invalidEmail: {
      title: 'Correo electrónico no válido',
      text: 'Los mensajes a su dirección se devuelven. Indique otra en su perfil.',
    },
    bonusStakeLimit: {
      title: 'Apuesta demasiado alta para su bono',
      text: 'Mientras su bono está activo, una apuesta puede costar como máximo lo que se indica en Código de bono. No ha perdido nada: elija una apuesta menor.',
    },
    bonusCodeInvalid: {
      title: 'Código no aceptado',
      text: 'Este código de bono no se puede usar.',
    },
    bonusNotAllowed: {
      title: 'No con este bono',
      text: 'Su bono activo no puede jugarse en este juego.',
    },
    bonusLocked: {
      title: 'Bono en otro juego',
      text: 'Sus giros gratis están en curso en otro juego. Termínelos o cancélelos primero.',
    },
    freeSpinsInconsistent: {
      title: 'Error en la sesión del juego',
      text: 'Sus giros gratis y esta página no coinciden. Vuelva a cargar la página para seguir desde el último giro.',
    },
    roundFinished: {
      title: 'La ronda ya ha terminado',
      text: 'Esta ronda ha terminado. Vuelva a cargar la página para ver cómo está.',
    },
    formInvalid: {
      title: 'Revise sus datos',
      text: 'Parte de lo enviado no se ha aceptado.',
    },
    requestKeyReused: {
      title: 'Ya respondida',
      text: 'Esta solicitud ya se hizo antes con otro contenido. Vuelva a cargar la página.',
    },
    otpRequired: {
      title: 'Segundo paso',
      text: 'Introduzca el código de su aplicación de autenticación o un código de recuperación.',
    },
    otpWrong: {
      title: 'Código no aceptado',
      text: 'El código es incorrecto, demasiado antiguo o ya se ha utilizado. Introduzca el que muestra ahora su aplicación.',
    },
    proofRequired: {
      title: 'Confirme su identidad',
      text: 'Confirme con su contraseña o una llave de acceso que es usted.',
    },
    passwordWrong: { title: 'Contraseña incorrecta', text: 'La contraseña es incorrecta.' },
    passkeyRefused: {
      title: 'Llave de acceso no aceptada',
      text: 'La llave de acceso no se ha aceptado. Vuelva a intentarlo o utilice su contraseña.',
    },
    tooManyPasskeys: {
      title: 'Demasiadas llaves de acceso',
      text: 'Esta cuenta tiene veinte llaves de acceso. Elimine alguna que ya no necesite.',
    },
    accountClosed: {
      title: 'Cuenta cerrada',
      text: 'El titular ha cerrado esta cuenta. Póngase en contacto con el servicio de atención al cliente.',
    },
    accountFirst: {
      title: 'Se necesita una cuenta',
      text: 'Para esto necesita una cuenta. Crearla lleva un minuto y conserva sus créditos.',
    },
    guestsNotHere: {
      title: 'Se necesita una cuenta',
      text: 'Aquí no se puede jugar como invitado. Cree una cuenta o inicie sesión para jugar.',
    },
    loginFailed: {
      title: 'No se ha podido iniciar sesión',
      text: 'El nombre de usuario o la contraseña no son correctos.',
    },
    tooSoon: {
      title: 'Un momento',
      text: 'Las normas de su lugar exigen una pausa entre dos rondas. Espere un momento, por favor.',
    },
    tooLate: {
      title: 'Demasiado tarde',
      text: 'La ronda ya ha seguido adelante. No se ha descontado nada de su saldo por esto.',
    },
    stakeLimit: {
      title: 'Apuesta demasiado alta',
      text: 'Las normas de su lugar limitan lo que puede costar una ronda. Elija una apuesta menor, por favor.',
    },
    placeNotServed: {
      title: 'No disponible donde está',
      text: 'No podemos aceptar dinero real desde donde está. Su saldo sigue siendo suyo: puede retirarlo.',
    },
    limitFirst: {
      title: 'Fije antes un límite de depósito',
      text: 'Donde está, hay que elegir un límite de depósito antes de ingresar dinero. Se hace en un minuto en Límites.',
    },
    identityFirst: {
      title: 'Verifique antes su identidad',
      text: 'Donde está, debemos saber quién es antes de que ingrese dinero. Verifique su identidad en la caja.',
    },
    ownLimit: {
      title: 'Su límite',
      text: 'Ha alcanzado un límite que usted fijó. En Límites puede ver cuándo empieza de nuevo.',
    },
    onPause: {
      title: 'Está en pausa',
      text: 'Usted eligió una pausa del juego. En Límites puede ver cuándo termina. Su dinero sigue siendo suyo: puede retirarlo.',
    },
    gamesBlocked: {
      title: 'Desactivado por usted',
      text: 'Usted desactivó estos juegos. En Límites puede volver a activarlos; tarda un día.',
    },
    clientSeedMissing: {
      title: 'Elija una semilla del cliente',
      text: 'Para jugar necesita una semilla del cliente. Vuelva a cargar la página.',
    },
    clientSeedFixed: {
      title: 'La semilla del cliente ya está fijada',
      text: 'Sus rondas ya usan la semilla del cliente que eligió. Podrá elegir otra cuando cambie las semillas.',
    },
    clientSeedUsed: {
      title: 'Elija otra semilla del cliente',
      text: 'Acaba de usar esta semilla del cliente. Elija una distinta.',
    },
    seedHashUnknown: {
      title: 'Sus semillas han cambiado',
      text: 'Sus semillas cambiaron después de abrir esta página. Vuelva a cargarla.',
    },
    roundOpen: {
      title: 'Hay una ronda abierta',
      text: 'Termine primero la ronda abierta y vuelva a intentarlo.',
    },
    linkInvalid: {
      title: 'Enlace no válido',
      text: 'Este enlace ya se ha utilizado o es demasiado antiguo. Solicite uno nuevo.',
    },
    notFound: { title: 'No encontrado', text: 'No existe, o no es suyo.' },
    listFull: {
      title: 'Lista llena',
      text: 'En esta lista ya no caben más juegos. Quite primero alguno.',
    },
    methodUnavailable: {
      title: 'Método de pago no disponible',
      text: 'Este método de pago no está disponible para su cuenta en este momento. Elija otro.',
    },
    paymentUnavailable: {
      title: 'Servicio de pago no disponible',
      text: 'El servicio de pago no ha respondido. No se ha iniciado ni cobrado nada. Inténtelo de nuevo en un momento.',
    },
    depositLimit: {
      title: 'Límite de depósito alcanzado',
      text: 'Es más de lo que puede depositar en este momento. No se le ha cobrado nada.',
    },
    emailNotVerified: {
      title: 'Verifique su correo electrónico',
      text: 'Podrá retirar cuando su dirección de correo electrónico esté verificada. Abra el enlace de nuestro correo o solicite otro en su perfil.',
    },
    withdrawalLimit: {
      title: 'Límite de retirada alcanzado',
      text: 'Es más, o más a menudo, de lo que se paga en este periodo. Su saldo no ha cambiado.',
    },
    payBackFirst: {
      title: 'Retire primero con su método de depósito',
      text: 'Los depósitos se devuelven al método de pago con el que llegaron. Retire ese importe con el mismo método.',
    },
    notPending: {
      title: 'Ya no está pendiente',
      text: 'Ya no se puede anular: se ha enviado o ha terminado.',
    },
    methodsFull: {
      title: 'Demasiados métodos guardados',
      text: 'Hay tantos métodos guardados como caben en una cuenta. Elimine uno antes.',
    },
  },
  client: {
    externalHtmlLoadingFailed: {
      title: 'Vaya, algo ha salido mal',
      text: 'No se ha podido cargar una parte de esta página. Vuelva a intentarlo; si se repite, póngase en contacto con el servicio de atención al cliente.',
    },
    loadingPageError: {
      title: 'Vaya, algo ha salido mal',
      text: 'No se ha podido mostrar la página. Vuelva a intentarlo; si se repite, póngase en contacto con el servicio de atención al cliente.',
    },
    gameAssetsLoadingFailed: {
      title: 'No se ha podido cargar el juego',
      text: 'Compruebe su conexión y vuelva a cargar la página.',
    },
    gameHelpLoadingFailed: {
      title: 'No se han podido cargar las reglas',
      text: 'Vuelva a cargar la página. Si se repite, póngase en contacto con el servicio de atención al cliente.',
    },
    providerLobbyUsed: {
      title: 'Se ha utilizado el lobby del proveedor',
      text: 'Los juegos solo se pueden iniciar desde el lobby del casino.',
    },
    webgl: {
      title: 'No se puede cargar el juego',
      text: 'Active la aceleración por hardware en su navegador o utilice otro.',
    },
    connectionLost: {
      title: 'Conexión perdida',
      text: 'Compruebe su conexión. Esta página la necesita.',
    },
    pageNotFound: {
      title: 'Página no encontrada',
      text: 'No encontramos esta página. Puede que se haya movido o que la dirección no sea correcta.',
    },
    failure: {
      title: 'Vaya, algo ha salido mal',
      text: 'Vuelva a intentarlo. Si se repite, póngase en contacto con el servicio de atención al cliente.',
    },
  },
}
