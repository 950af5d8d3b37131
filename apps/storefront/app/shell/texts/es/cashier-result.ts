import type { Texts } from '../texts.ts'

export const cashierResult: Texts['cashierResult'] = {
  title: 'Su depósito – {brand}',
  description: 'Qué ha sido de un depósito.',
  heading: 'Su depósito',
  confirmed: 'Su depósito ha llegado',
  confirmedText: 'Se han añadido {amount} a su saldo.',
  waiting: 'Su depósito está en camino',
  waitingHead: 'Su depósito le espera',
  waitingPlayer:
    'Aún no ha pagado. Puede continuar donde lo dejó; si no lo hace, terminará por sí solo y no se le cobrará nada.',
  waitingTransfer:
    'Haga la transferencia con los datos de abajo. En cuanto llegue, el importe se añadirá a su saldo. Puede salir de esta página y volver a ella.',
  waitingCard:
    'El banco aún no ha respondido. Tarda unos segundos; esta página continúa por sí sola.',
  waitingBank:
    'En cuanto llegue su transferencia, el importe se añadirá a su saldo. Puede salir de esta página.',
  waitingCoin:
    'La cadena confirma su pago bloque a bloque. Puede salir de esta página: el importe llegará igualmente.',
  slow: 'Tarda más de lo habitual. No se pierde nada: puede salir de esta página y encontrar el depósito en «Historial».',
  ended: 'El depósito no se ha realizado',
  endedText: 'Su saldo no ha cambiado.',
  takenBack: 'Este depósito se ha devuelto',
  bankHeading: 'Haga ahora la transferencia',
  bankText:
    'Transfiera {amount} desde su propia cuenta bancaria con exactamente estos datos. Pulse una línea para copiarla.',
  bankLines: {
    recipient: 'Beneficiario',
    holder: 'Titular de la cuenta',
    accountHolder: 'Titular de la cuenta',
    iban: 'Código IBAN',
    bic: 'Código BIC',
    bank: 'Banco',
    accountNumber: 'Número de cuenta',
    amount: 'Importe',
    reference: 'Concepto',
  },
  bankReference: 'Sin el concepto no podemos saber que el dinero es suyo, y tardará días más.',
  bankNotNow:
    'El banco no responde en este momento y no se pueden mostrar los datos de su transferencia. No se pierde nada.',
  bankTest: 'Hacer una transferencia de prueba',
  bankTestMeans:
    'Abre el banco de prueba en otra pestaña, donde puede enviar el dinero. No tiene valor real.',
  toPayment: 'Continuar con el pago',
  toGames: 'Ir a los juegos',
  again: 'Depositar de nuevo',
  other: 'Probar otro método',
  history: 'Verlo en el historial',
  unknown: 'No conocemos ese depósito',
  unknownText:
    'La dirección está incompleta o el depósito pertenece a otra cuenta. Todos sus depósitos están en «Historial».',
  details: 'Todos los detalles',
}
