export const cashierIdentity = {
  title: 'Identidad – {brand}',
  description: 'Muestre quién es, para que su dinero no llegue a nadie más.',
  heading: 'Verifique su identidad',
  lead: 'Tenemos que saber a quién pagamos. Preguntamos una sola vez y solo lo necesario.',
  notAskedTitle: 'No hacen falta documentos',
  notAsked:
    'Puede retirar sin verificar su identidad. Si eso cambia, se lo diremos en la página de retiradas.',
  inReviewTitle: 'Estamos revisando sus documentos',
  inReview: 'Suele tardar menos de un día. Las retiradas que esperan por ello siguen solas.',
  approvedTitle: 'Su identidad está verificada',
  approved: 'Todo está en orden. No necesitamos nada más.',
  rejectedTitle: 'No hemos podido aceptar sus documentos.',
  rejected: 'Nuestro equipo los ha rechazado. Si desea saber más, escriba a atención al cliente.',
  tryAgain: 'Puede enviar otros.',
  toWithdraw: 'Volver a las retiradas',
  whoSees:
    'Sus documentos se guardan sellados, solo los ve quien los revisa y se borran cuando la ley ya no los exige.',
  takes:
    'Fotos (JPEG, PNG) o PDF, de hasta 5 MB cada uno. Las fotos grandes se reducen aquí antes de enviarse.',
  required: 'necesario',
  optional: 'si lo tiene',
  there: 'Recibido ({size}).',
  remove: 'Quitar: {paper}',
  sending: 'Enviando: {share}',
  tooLarge: 'Este archivo es demasiado grande incluso reducido. Se pueden enviar hasta 5 MB.',
  notTaken: 'No es un JPEG, PNG o PDF que podamos leer.',
  photograph: 'Hacer una foto',
  choose: 'Elegir un archivo',
  missing: 'Todavía falta:',
  handIn: 'Enviar documentos',
  handInMeans:
    'A partir de entonces los documentos no se pueden cambiar hasta que se hayan revisado.',
  provider:
    'Una empresa que comprueba por nosotros lo hace en su propia página. Tarda unos minutos; tenga su documento a mano.',
  begin: 'Empezar',
  notNow: 'Ahora mismo no se puede empezar. Vuelva a intentarlo en unos minutos.',
  papers: {
    identityFront: 'Documento de identidad, anverso',
    identityBack: 'Documento de identidad, reverso',
    selfie: 'Foto de usted',
    address: 'Justificante de domicilio',
    funds: 'De dónde viene su dinero',
  },
  hints: {
    identityFront:
      'Pasaporte, documento de identidad o permiso de conducir: con las cuatro esquinas, sin nada tapado ni reflejos.',
    identityBack:
      'Necesario para documentos de identidad y permisos de conducir, no para pasaportes.',
    selfie: 'Su cara y el documento al lado, ambos bien visibles.',
    address:
      'Una factura o una carta del banco de los últimos tres meses con su nombre y dirección.',
    funds: 'Una nómina, un extracto bancario o una declaración de impuestos.',
  },
  why: {
    firstWithdrawal: 'Esta es su primera retirada.',
    sumOfWithdrawals:
      'Sus retiradas han alcanzado una suma a partir de la cual debemos saber a quién pagamos.',
    review: 'Nuestro equipo quiere estar seguro de que es usted.',
    funds:
      'Sus depósitos han alcanzado una suma a partir de la cual debemos preguntar de dónde viene el dinero.',
  },
  reasons: {
    unreadable: 'No se podían leer.',
    expired: 'El documento ha caducado.',
    incomplete: 'Faltaba algo.',
    otherPerson: 'El documento no está a nombre de esta cuenta.',
    kindNotAccepted: 'No se acepta este tipo de documento.',
    notConvinced: 'No nos convencieron de que sea usted.',
  },
}
