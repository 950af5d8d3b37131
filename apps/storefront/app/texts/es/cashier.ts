import type { Texts } from '../texts.ts'

export const cashier: Texts['cashier'] = {
  title: 'Caja – {brand}',
  description: 'Depósitos, retiradas y bonos.',
  depositHeading: 'La caja todavía no está abierta',
  deposit:
    'Por ahora aquí no se puede ingresar ni retirar dinero. El dinero ficticio es gratuito: si está por debajo de su límite, puede rellenarlo desde su saldo.',
  bonusHeading: 'Los bonos todavía no están disponibles',
  bonus: 'Por ahora no hay ningún bono que canjear. No pierde nada por esperar.',
}
