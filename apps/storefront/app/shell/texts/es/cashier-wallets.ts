/** Showing that a wallet is one’s own. */
export const cashierWallets = {
  title: 'Sus monederos – {brand}',
  description: 'Demuestre que un monedero es suyo para que podamos pagarle importes altos.',
  heading: 'Sus monederos',
  lead: 'Demuestre una vez que un monedero es suyo y podremos pagarle importes altos.',
  needed: 'Hace falta cuando retira más de {amount} en una misma criptomoneda en un día.',
  emptyTitle: 'Aún no hay monederos',
  empty: 'Añada una dirección en la página de retiradas. Después podrá demostrar aquí que es suya.',
  toWithdraw: 'Volver a las retiradas',
  unproven: 'Aún sin demostrar',
  provenBy: {
    signature: 'Firmó con este monedero el {date}. Podemos pagarle importes altos.',
    payment:
      'Pagó el importe exacto el {date}. Nuestro equipo revisa las retiradas altas a este monedero.',
    people:
      'Preguntó a nuestro equipo el {date}. Revisa las retiradas altas a este monedero y puede pedirle documentos.',
  },
  way: '¿Cómo quiere demostrarlo?',
  ways: {
    signature: 'Firmar un mensaje',
    payment: 'Hacer un pago pequeño',
    people: 'Preguntar a nuestro equipo',
  },
  hints: {
    signature: 'Lo más rápido y sin coste. Para monederos cuyas claves tiene usted.',
    payment:
      'Para monederos que no pueden firmar y para casas de cambio. El importe se suma a su saldo.',
    people: 'Si no puede hacer lo anterior. Tarda más.',
  },
  signSteps: {
    copy: 'Copie este mensaje',
    sign: 'Elija «Firmar mensaje» en su monedero, para la dirección {address}, y péguelo',
    paste: 'Pegue aquí la firma',
  },
  message: 'Mensaje',
  signature: 'Firma',
  verify: 'Comprobar la firma',
  newMessage: 'Pedir otro mensaje',
  wrong: 'Esta firma no es de este mensaje y esta dirección. Compruebe que copió los dos enteros.',
  over: 'El mensaje ha caducado. Pida otro.',
  paySteps: {
    amount: 'Envíe exactamente este importe desde el monedero',
    address: 'A esta dirección. Es su propia dirección de depósito',
    wait: 'En cuanto se confirme el pago, cuenta y está en su saldo',
  },
  amount: 'Importe',
  address: 'Dirección',
  until: 'Válido hasta {time}',
  peopleText:
    'Nuestro equipo revisa cada retirada alta a este monedero. Puede que antes le pidamos documentos.',
  askPeople: 'Preguntar al equipo',
}
