import type { DepositTexts } from './en.ts'

export const es: DepositTexts = {
  title: 'Depositar',
  loading: 'Cargando sus métodos de pago',
  testMoney: 'Dinero de prueba: no tiene valor.',
  method: 'Método de pago',
  expires: (month) => `Caduca ${month}`,
  amount: 'Importe',
  limitReached: 'Sus límites no permiten depositar ahora.',
  allowance: (amount) => `Ahora puede depositar hasta ${amount}.`,
  noFee: (credited) => `Sin comisión. Se añaden ${credited} a su saldo.`,
  fee: (fee, credited) => `Comisión: ${fee}. Se añaden ${credited} a su saldo.`,
  choose: 'Elija un importe.',
  pay: 'Depositar',
  payAmount: (amount) => `Depositar ${amount}`,
  noneSaved:
    'Todavía no tiene ningún método de pago guardado. Deposite una vez en la caja y guárdelo allí.',
  cashier: 'Abrir la caja',
  limits: 'Fijar un límite de depósito',
  newTab: 'La caja y sus límites se abren en otra pestaña. Su juego sigue aquí.',
  confirmAt: 'Su proveedor de pagos le pide que confirme. Su juego sigue aquí.',
  confirm: 'Confirmar en otra pestaña',
  onItsWay: 'Su depósito está en camino. Su saldo sube en cuanto llegue.',
  details: 'Ver los detalles en la caja',
  declined: 'El pago no se ha completado. Su saldo no ha cambiado.',
  notSure:
    'No ha llegado ninguna respuesta. Inténtelo de nuevo: el mismo depósito cuenta una sola vez.',
  again: 'Intentar de nuevo',
}
