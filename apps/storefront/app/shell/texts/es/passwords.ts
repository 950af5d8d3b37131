import type { Texts } from '../texts.ts'

export const passwords: Texts['passwords'] = {
  changeTitle: 'Cambiar contraseña – {brand}',
  changeDescription: 'Elija otra contraseña para su cuenta.',
  changeHeading: 'Cambiar contraseña',
  changeLead:
    'Al hacerlo se cierra la sesión en todos los demás navegadores y un correo le informa de ello.',
  resetTitle: 'Contraseña olvidada – {brand}',
  resetDescription: 'Reciba un enlace para elegir una nueva contraseña.',
  fields: {
    oldPassword: 'Contraseña actual',
    newPassword: 'Contraseña nueva',
    email: 'Correo electrónico',
  },
  named: {
    oldPassword: 'contraseña actual',
    newPassword: 'contraseña nueva',
    email: 'correo electrónico',
  },
  unchanged: 'Elija una contraseña distinta de la que tiene.',
  change: 'Cambiar contraseña',
  changing: 'Cambiando su contraseña',
  changedTitle: 'Su contraseña ha cambiado',
  changedText: 'En este navegador la sesión sigue abierta; en todos los demás se ha cerrado.',
  goToGames: 'Ir a los juegos',
  visitorTitle: 'Inicie sesión',
  visitorText: 'Para cambiar su contraseña tiene que haber iniciado sesión.',
  logIn: 'Iniciar sesión',
  forgot: '¿Ha olvidado su contraseña?',
  askHeading: '¿Ha olvidado su contraseña?',
  askLead:
    'Díganos el correo electrónico de su cuenta. Le enviaremos un enlace para elegir una nueva contraseña.',
  sendLink: 'Enviar el enlace',
  sendingLink: 'Enviando el enlace',
  remembered: '¿La ha recordado?',
  sentTitle: 'Mire en su buzón',
  sentText:
    'Si hay una cuenta con la dirección {email}, ya le hemos enviado un mensaje. Su enlace sirve una sola vez, durante 30 minutos.',
  sentNothing:
    '¿No ha llegado nada? Mire en la carpeta de correo no deseado o pruebe con otra dirección.',
  askAgain: 'Probar con otra dirección',
  chooseHeading: 'Elija una nueva contraseña',
  chooseLead: 'Se cerrará la sesión en todas partes y podrá entrar con la nueva.',
  save: 'Guardar contraseña',
  saving: 'Guardando su contraseña',
  savedTitle: 'Su contraseña ha cambiado',
  savedText: 'Ya puede iniciar sesión con ella.',
  checking: 'Comprobando su enlace.',
  deadTitle: 'Este enlace ya no funciona',
  deadText:
    'Ya se ha utilizado, tiene más de 30 minutos o la contraseña se ha cambiado entretanto.',
  newLink: 'Obtener un enlace nuevo',
  failedTitle: 'No se ha podido comprobar su enlace',
  failedText: 'La casa no ha respondido. Su enlace sigue siendo válido.',
  tryAgain: 'Volver a intentarlo',
}
