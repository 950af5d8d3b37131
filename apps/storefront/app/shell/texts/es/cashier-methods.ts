import type { Texts } from '../texts.ts'

export const cashierMethods: Texts['cashierMethods'] = {
  title: 'Método de pago – {brand}',
  description: 'Métodos de pago que ha guardado.',
  addHeading: 'Añadir: {name}',
  cardText:
    'La tarjeta se introduce en la página del procesador de pagos y se guarda allí. Nosotros solo conocemos las cuatro últimas cifras y cuándo caduca.',
  cardGo: 'Ir a la página de la tarjeta',
  bankText: 'Por estos datos reconocemos su transferencia.',
  coinText: 'Una criptomoneda no hace falta guardarla: su dirección sigue siendo la misma.',
  toDeposit: 'Ir al depósito',
  editHeading: 'Método de pago guardado',
  save: 'Guardar',
  savedNow: '{name} está guardado.',
  cardFixed:
    'Una tarjeta no se puede cambiar. Cuando tenga una nueva, elimine esta y añada la nueva.',
  expires: 'Caduca {month}',
  since: 'Guardado el {date}',
  remove: 'Eliminar',
  removeQuestion: '¿Eliminar {name}?',
  removeText: 'Ya no se le ofrecerá. Lo que se pagó con él queda en su historial.',
  removeYes: 'Sí, eliminar',
  keep: 'Conservar',
  removed: '{name} se ha eliminado.',
  unknown: 'Ese método de pago no existe',
  unknownText: 'Se eliminó o nunca se ofreció para su cuenta.',
}
