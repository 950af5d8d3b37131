import type { Texts } from '../texts.ts'

export const cashierBuy: Texts['cashierBuy'] = {
  title: 'Comprar criptomonedas – {brand}',
  heading: 'Comprar criptomonedas',
  lead: 'Un vendedor recibe su pago y envía las monedas a su propia dirección de depósito. A partir de ahí cuentan como cualquier depósito.',
  noneTitle: 'No hay ningún vendedor conectado',
  none: 'En este momento no se pueden comprar monedas aquí. Puede seguir enviando las que ya tenga.',
  toDeposit: 'Ir al depósito',
  backTitle: 'Su pedido está hecho',
  back: 'Las monedas van de camino a su propia dirección. En cuanto se vean en la cadena, aparecerán con sus depósitos.',
  follow: 'Seguir las monedas',
  coin: '¿Qué moneda?',
  amount: 'Usted paga',
  currency: 'Divisa',
  amountFormat: 'Escriba el importe así: 25,50.',
  offers: 'Ofertas',
  noOffer:
    'Ningún vendedor tiene una oferta para este importe. Pruebe con otro importe u otra moneda.',
  order: 'Comprar',
  rate: '{rate} por 1 {asset}',
  fee: 'comisión de {fee} incluida',
  free: 'sin comisión',
  seller:
    'Se paga en la página del vendedor y según sus condiciones. Es posible que le pregunte quién es. Lo que reciba depende del precio en el momento del envío.',
}
