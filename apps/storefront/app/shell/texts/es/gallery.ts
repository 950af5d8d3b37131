import type { Texts } from '../texts.ts'

export const gallery: Texts['gallery'] = {
  title: 'Errores y avisos – {brand}',
  heading: 'Errores y avisos',
  lead: 'Todo lo que se le puede decir a un jugador cuando algo sale mal. Para quienes trabajan en la casa; una casa en funcionamiento real no tiene esta página.',
  serverErrors: 'Errores de la casa',
  clientErrors: 'Errores del navegador',
  requestErrors: 'Errores por el camino',
  requestLead: 'Se comunican con un aviso, con su código.',
  flags: 'Indicadores de una cuenta',
  flagsLead:
    'Mientras uno está activo, su aviso no se puede cerrar, y algunos llevan al jugador adonde se resuelve.',
  notices: 'Avisos',
  noticesLead:
    'Un aviso idéntico no se repite; solo los persistentes sobreviven a un cambio de página.',
  closes: 'se cierra con la página',
  stays: 'permanece',
  logsOut: 'cierra la sesión',
  show: 'Mostrar',
  showCode: 'Mostrar {code}',
  kinds: {
    ERROR: 'Esto es un error.',
    WARNING: 'Esto es una advertencia.',
    INFO: 'Esto es una nota.',
    persistent: 'Este sobrevive a la página.',
    fixed: 'Este no se puede cerrar.',
  },
}
