import { undoEmailDays } from '@fairhouse/contract/limits'
import { type LetterTexts, writeReport } from '../letter-words.ts'
import { deviceOf } from '../device.ts'

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`

const notYou =
  'Si no ha sido usted, escriba de inmediato a nuestro servicio de atención al cliente.'

const factorChanges = {
  twoStepOn: 'Se ha activado la verificación en dos pasos',
  twoStepOff: 'Se ha desactivado la verificación en dos pasos',
  codesRenewed: 'Se han creado nuevos códigos de recuperación',
  passkeyAdded: 'Se ha añadido una llave de acceso',
  passkeyRemoved: 'Se ha eliminado una llave de acceso',
} as const

const suspensionCauses = {
  security: 'Creemos que otra persona puede estar usando su cuenta.',
  identity: 'Antes tenemos que verificar su identidad.',
  terms: 'Estamos comprobando si la cuenta se usó como permiten nuestros términos.',
  check: 'Estamos haciendo una comprobación y le escribiremos cuando termine.',
} as const

export const es: LetterTexts = {
  orOpen: 'Si el botón no funciona, abra esta dirección:',
  sentBecause: 'Recibe este correo porque tiene una cuenta con nosotros.',
  letters: {
    verifyEmail: ({ login, link, hours }, { brand }) => ({
      subject: 'Confirme su correo electrónico',
      heading: `Le damos la bienvenida, ${login}`,
      paragraphs: [
        `Confirme que esta dirección es suya para que ${brand} pueda escribirle cuando sea importante.`,
        `El enlace es válido durante ${counted(hours, 'hora', 'horas')} y solo funciona una vez.`,
      ],
      button: { label: 'Confirmar dirección', path: link },
      quiet: ['Si no ha abierto ninguna cuenta, ignore este correo; no ocurrirá nada más.'],
    }),
    passwordRecovery: ({ login, link, minutes }) => ({
      subject: 'Elija una nueva contraseña',
      heading: 'Elija una nueva contraseña',
      paragraphs: [
        `Alguien, probablemente usted, ha solicitado una nueva contraseña para la cuenta ${login}.`,
        `El enlace es válido durante ${counted(minutes, 'minuto', 'minutos')} y solo funciona una vez.`,
      ],
      button: { label: 'Elegir contraseña', path: link },
      quiet: ['Si no la ha solicitado, ignore este correo. Su contraseña seguirá siendo la misma.'],
    }),
    passwordChanged: ({ login, at, address, userAgent }, { moment }) => ({
      subject: 'Su contraseña ha cambiado',
      heading: 'Su contraseña ha cambiado',
      paragraphs: [
        `Se ha cambiado la contraseña de la cuenta ${login}. En los demás dispositivos se ha cerrado la sesión.`,
      ],
      facts: [
        ['Cuándo', moment(at)],
        ['Dirección', address],
        ['Dispositivo', deviceOf(userAgent) ?? 'desconocido'],
      ],
      quiet: [notYou],
    }),
    emailChanged: ({ login, newEmail, undoLink }) => ({
      subject: 'Su correo electrónico ha cambiado',
      heading: 'Su correo electrónico ha cambiado',
      paragraphs: [
        `A partir de ahora, los correos de la cuenta ${login} se envían a ${newEmail}.`,
        `Si no lo ha querido así, puede deshacer el cambio durante los próximos ${undoEmailDays} días:`,
      ],
      button: { label: 'Conservar mi dirección anterior', path: undoLink },
      quiet: ['Si lo ha cambiado usted, no tiene que hacer nada.'],
    }),
    newSignIn: ({ login, at, address, userAgent, link }, { moment }) => ({
      subject: 'Inicio de sesión desde un dispositivo nuevo',
      heading: 'Inicio de sesión desde un dispositivo nuevo',
      paragraphs: [
        `Se ha iniciado sesión en la cuenta ${login} desde un dispositivo o lugar que no conocíamos.`,
      ],
      facts: [
        ['Cuándo', moment(at)],
        ['Dirección', address],
        ['Dispositivo', deviceOf(userAgent) ?? 'desconocido'],
      ],
      button: { label: 'Ver dónde tengo la sesión abierta', path: link },
      quiet: [
        'Si ha sido usted, no tiene que hacer nada. Si no, cierre esa sesión y cambie su contraseña.',
      ],
    }),
    accountClosed: ({ login }, { brand }) => ({
      subject: 'Su cuenta está cerrada',
      heading: 'Su cuenta está cerrada',
      paragraphs: [
        `La cuenta ${login} de ${brand} se ha cerrado como usted pidió. Ya nadie puede iniciar sesión en ella.`,
        'Lo que la ley nos obliga a conservar se conserva durante el tiempo que indica, y no más.',
      ],
      quiet: [notYou],
    }),
    erasureAhead: ({ login, dueAt, link }, { brand, moment }) => ({
      subject: 'Vamos a borrar sus datos',
      heading: 'Vamos a borrar sus datos',
      paragraphs: [
        `Usted pidió que borremos los datos de su cuenta ${login} de ${brand}. Lo haremos el ${moment(dueAt)}. La cuenta se cerrará entonces y nadie podrá iniciar sesión en ella.`,
        'Retire antes su dinero: mientras quede algo en la cuenta, esperaremos.',
      ],
      button: { label: 'Conservar mi cuenta', path: link },
      quiet: ['Si no fue usted, inicie sesión, conserve su cuenta y cambie la contraseña.'],
    }),
    accountErased: ({ login, keptUntil }, { brand, moment }) => ({
      subject: 'Sus datos están borrados',
      heading: 'Sus datos están borrados',
      paragraphs: [
        `Hemos borrado los datos de su cuenta ${login} de ${brand}: nombre de usuario, direcciones, teléfono, inicios de sesión, mensajes y métodos de pago guardados.`,
        ...(keptUntil === null
          ? []
          : [
              `Debemos conservar su nombre y su fecha de nacimiento hasta el ${moment(keptUntil)}, porque pagó aquí o se autoexcluyó. Si una autoexclusión dura más, los conservamos mientras dure.`,
            ]),
        'Sus rondas y pagos se conservan sin nombre, porque la ley nos obliga a llevar cuentas. Este es el último correo que recibe de nosotros.',
      ],
      quiet: [],
    }),
    accountSuspended: ({ login, cause, link }) => ({
      subject: 'Su cuenta está suspendida',
      heading: 'Su cuenta está suspendida',
      paragraphs: [
        `Hemos suspendido su cuenta ${login}. Mientras dure la suspensión, no puede jugar ni depositar.`,
        suspensionCauses[cause],
        'Su dinero sigue siendo suyo: puede iniciar sesión, retirarlo y descargar sus datos.',
      ],
      button: { label: 'Contacto', path: link },
      quiet: ['Escríbanos si cree que se trata de un error.'],
    }),
    accountReleased: ({ login }) => ({
      subject: 'Su cuenta ya no está suspendida',
      heading: 'Su cuenta ya no está suspendida',
      paragraphs: [`Ya puede volver a jugar y depositar con su cuenta ${login}.`],
      quiet: [],
    }),
    factorChanged: ({ login, change, at, address, userAgent, link }, { moment }) => ({
      subject: factorChanges[change],
      heading: factorChanges[change],
      paragraphs: [`El cambio se ha hecho en la cuenta ${login}.`],
      facts: [
        ['Cuándo', moment(at)],
        ['Dirección', address],
        ['Dispositivo', deviceOf(userAgent) ?? 'desconocido'],
      ],
      button: { label: 'Ver quién puede entrar', path: link },
      quiet: [
        'Si ha sido usted, no tiene que hacer nada. Si no, elija una nueva contraseña y escriba de inmediato a nuestro servicio de atención al cliente.',
      ],
    }),
    recoveryCodesUsed: ({ login, left }) => ({
      subject: 'Se ha utilizado un código de recuperación',
      heading: 'Se ha utilizado un código de recuperación',
      paragraphs: [
        `Alguien ha iniciado sesión en la cuenta ${login} con la contraseña y un código de recuperación.`,
        left === 0
          ? 'No queda ningún código. Cree otros nuevos en la página de seguridad mientras tenga la sesión abierta.'
          : `${left === 1 ? 'Queda' : 'Quedan'} ${counted(left, 'código', 'códigos')}. Puede crear otros nuevos en la página de seguridad.`,
      ],
      quiet: [notYou],
    }),
    paymentNews: ({ login, subject, paragraphs, link }) => ({
      subject,
      heading: subject,
      paragraphs,
      button: { label: 'Ver cada paso', path: link },
      quiet: [`Recibe este correo porque se ha movido dinero de la cuenta ${login}.`],
    }),
    report: writeReport,
    newsletter: ({ subject, paragraphs, unsubscribe }) => ({
      subject,
      heading: subject,
      paragraphs,
      quiet: ['Recibe este correo porque ha pedido nuestras novedades.'],
      footLink: { label: 'Darse de baja', path: unsubscribe },
    }),
  },
}
