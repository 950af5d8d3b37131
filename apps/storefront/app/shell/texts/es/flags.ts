import type { Texts } from '../texts.ts'

export const flags: Texts['flags'] = {
  birthDate:
    'Su fecha de nacimiento no es válida. Póngase en contacto con el servicio de atención al cliente.',
  contactAddress: 'Su dirección no es válida. Corríjala en su perfil.',
  changeContactEmail:
    'Los mensajes a su correo electrónico se devuelven. Indique otra dirección en su perfil.',
  password: 'Su contraseña es fácil de adivinar. Elija otra.',
  passwordRecovery: 'Para proteger su cuenta hay que elegir una nueva contraseña.',
  phone: 'Su número de teléfono no es válido. Corríjalo en su perfil.',
  terms: 'Nuestros términos y condiciones han cambiado. Léalos y acéptelos.',
  ways: {
    contactAddress: 'Ir a su perfil',
    changeContactEmail: 'Ir a su perfil',
    password: 'Cambiar contraseña',
    phone: 'Ir a su perfil',
    terms: 'Ir a las condiciones',
  },
  suspended: 'Su cuenta está suspendida: no puede jugar ni depositar, pero puede retirar su saldo.',
  suspendedWithdraw: 'Retirar',
  suspendedContact: 'Contactar con soporte',
  unfinished: 'Su ronda en {game} aún no ha terminado.',
  unfinishedWay: 'Continuar',
  guestName: 'Juego como invitado',
  guest: 'Juega como invitado. Cree una cuenta para conservar sus créditos.',
  guestWay: 'Crear una cuenta',
  unverified: 'Su correo electrónico no está confirmado.',
  unverifiedMore: 'Confirmarlo',
  resend: 'Enviar el mensaje otra vez',
  resending: 'Enviando el mensaje',
  resent: 'Hemos enviado un mensaje a {email}.',
  mailbox:
    'Esta casa es una demostración: sus mensajes están en un buzón que cualquiera puede leer.',
  openMailbox: 'Abrir el buzón',
}
