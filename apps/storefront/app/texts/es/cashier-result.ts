import type { Texts } from '../texts.ts'

export const cashierResult: Texts['cashierResult'] = {
  title: 'Su depósito – {brand}',
  description: 'Qué ha sido de un depósito.',
  heading: 'Su depósito',
  confirmed: 'Su depósito ha llegado',
  confirmedText: 'Se han añadido {amount} a su saldo.',
  waiting: 'Su depósito está en camino',
  waitingCard:
    'El banco aún no ha respondido. Tarda unos segundos; esta página continúa por sí sola.',
  waitingBank:
    'En cuanto llegue su transferencia, el importe se añadirá a su saldo. Puede salir de esta página.',
  waitingCoin:
    'La cadena confirma su pago bloque a bloque. Puede salir de esta página: el importe llegará igualmente.',
  slow: 'Tarda más de lo habitual. No se pierde nada: puede salir de esta página y encontrar el depósito en «Historial».',
  ended: 'No se ha ingresado nada',
  endedText: 'Su saldo no ha cambiado.',
  takenBack: 'Este depósito se ha devuelto',
  toGames: 'Ir a los juegos',
  again: 'Depositar de nuevo',
  other: 'Probar otro método',
  history: 'Verlo en el historial',
  unknown: 'No conocemos ese depósito',
  unknownText:
    'La dirección no está completa o el depósito pertenece a otra cuenta. Todo lo que ha ingresado está en «Historial».',
  details: 'Todos los detalles',
}
