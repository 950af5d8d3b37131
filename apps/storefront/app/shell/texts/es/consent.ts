import type { Texts } from '../texts.ts'

export const consent: Texts['consent'] = {
  label: 'Servicios externos',
  bar: '¿Podemos utilizar servicios ajenos a esta casa? No les pedimos nada ni sale ningún dato suyo antes de que usted lo diga. Sin ellos, la casa funciona exactamente igual.',
  accept: 'Permitir',
  decline: 'No permitir',
  choose: 'Elegir',
  heading: 'Servicios externos',
  lead: 'Lo que permita aquí puede retirarlo aquí mismo en cualquier momento. Nada más depende de ello.',
  chat: 'Chat en directo',
  chatText:
    'Funciona en {place}. Cuando lo abre, recibe su nombre de usuario, correo electrónico, nivel VIP y dirección de red.',
  analytics: 'Estadísticas de páginas',
  analyticsText: 'Funciona en {place}. Recibe qué páginas se abren y nada sobre quién las abre.',
  reporting: 'Informes de errores',
  reportingText: 'Se envían a {place}. Cuentan qué ha fallado en una página y nada sobre usted.',
  saved: 'Su elección se ha guardado.',
  openChat: 'Hablar con nosotros',
  closeChat: 'Cerrar el chat',
  chatName: 'Chat en directo',
  chatAsk:
    'El chat funciona en {place}. Si lo inicia, recibe su nombre de usuario, correo electrónico, nivel VIP y dirección de red.',
  startChat: 'Iniciar el chat',
  chatOpens: 'Abriendo el chat',
  notNow: 'Ahora no',
}
