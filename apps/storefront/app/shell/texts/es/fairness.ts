import type { Texts } from '../texts.ts'

export const fairness: Texts['fairness'] = {
  title: 'Equidad demostrable – {brand}',
  description:
    'Cómo fija la casa cada resultado antes de la apuesta y cómo puede recalcularlo usted en su propio navegador.',
  heading: 'Equidad demostrable',
  lead: 'Un casino suele pedir confianza. Este le entrega las cuentas. Aquí están todas, sin ningún hueco.',
  sections: [
    {
      title: 'Antes de la ronda: un número sellado',
      paragraphs: [
        'La casa sortea 32 bytes al azar, la semilla del servidor, y le muestra su hash SHA-256. Un hash es una huella dactilar: fácil de calcular a partir de los bytes, imposible de invertir.',
        'Su navegador guarda este hash. Si alguna vez mostráramos otro para la misma semilla, lo notaría y se lo diría. También mostramos por adelantado el hash de la semilla siguiente: cuando usted cambia de semillas, la nuestra ya está fijada.',
      ],
    },
    {
      title: 'Su parte: la semilla del cliente',
      paragraphs: [
        'Su navegador crea su semilla del cliente, pero solo después de haber visto y guardado el hash de la nuestra. También puede usar sus propias palabras, de 1 a 64 caracteres. Fijamos nuestra semilla antes de conocer la suya, así que no pudimos elegir una que le perjudique. Por eso cada cambio exige también una nueva semilla del cliente.',
        'Un contador, el nonce, empieza en 0 y aumenta en uno con cada ronda, sin huecos. Una apuesta rechazada no consume número. Una ronda anulada conserva su número y usted recupera su apuesta.',
      ],
    },
    {
      title: 'La ronda: una sola sucesión de números',
      paragraphs: [
        'Se aplica HMAC-SHA256, con la semilla del servidor como clave, a «semilla del cliente:nonce:bloque», para el bloque 0, 1, 2 y así sucesivamente. Cada bloque da 32 bytes, leídos como ocho números de 32 bits.',
        'Cuando un juego necesita una de n posibilidades, toma el número siguiente y lo divide entre n. Los números de la última franja incompleta se descartan, para que ninguna posibilidad salga favorecida, ni siquiera en una milmillonésima.',
        'Fuera de las salas en vivo, todo lo que sortean nuestros propios juegos (rodillos, cartas, dados, bolas, elecciones) sale de esta sucesión y de nada más.',
      ],
    },
    {
      title: 'Cada paso: un recibo firmado',
      paragraphs: [
        'Por cada apuesta y cada elección en nuestros propios juegos fuera de las salas en vivo firmamos un recibo con nuestra clave (Ed25519). Indica el hash de nuestra semilla, su semilla, la ronda, su apuesta y el recibo anterior. Así, todas las rondas de un par de semillas forman una cadena en la que no se puede omitir ni cambiar una ronda sin romperla. También recibe un recibo firmado por una apuesta rechazada: dice cuándo y por qué, y dónde estaba la cadena.',
        'Su navegador guarda los recibos, los hashes y la huella de nuestra clave. Si algo que mostramos después los contradice, el juego se lo dice enseguida. Permanecen en este navegador hasta que borre sus datos, y los más antiguos dejan sitio a los nuevos. Una ventana privada los olvida al cerrarse. Puede guardarlos en un archivo.',
      ],
    },
    {
      title: 'Después de la ronda: se abre el sello',
      paragraphs: [
        'Cambie su semilla cuando quiera, siempre que no haya una ronda abierta. Se muestra la semilla del servidor anterior y toda ronda que salió de ella se puede recalcular.',
        'El verificador lo hace en su navegador, con las mismas matemáticas que el juego. Una sola ronda prueba poco: se puede encontrar otra semilla con el mismo resultado. Por eso también verifica series enteras: cada ronda una vez, la cadena intacta, el hash y los recibos tal como los guardó su navegador, y cada premio recalculado. Siempre dice con qué pudo comparar.',
      ],
    },
    {
      title: 'Jackpots: nuestra semilla y sus apuestas',
      paragraphs: [
        'Algunos jackpots caen en un importe secreto. Se sortea con una semilla cuyo hash mostramos un ciclo antes, y con lo que aportan los jugadores: todas las apuestas de ese jackpot hasta que cayó por última vez, y la primera apuesta después. Así, nuestra semilla sola no decide el importe.',
        'Cada apuesta, cada premio y cada nuevo comienzo de un jackpot es un eslabón de una cadena pública de hashes. Usted encuentra en ella sus propias apuestas, y ningún otro jugador puede saber que son suyas. Después de un premio mostramos todo aquello de lo que salió el importe.',
      ],
    },
    {
      title: 'Salas en vivo: una cadena para todos',
      paragraphs: [
        'Las rondas de Rocket Rail y de las salas de bingo son las mismas para todos los que juegan. Salen de una cadena de hashes creada de antemano. Publicamos su final antes de la primera ronda; cada ronda muestra su eslabón, y cualquiera puede comprobar que lleva a ese final.',
        'Aquí usted no aporta ninguna semilla. En su lugar hay una sal, sorteada después de publicar el final. La sorteamos nosotros, salvo que la sala indique otro origen; que no la conocíamos antes es nuestra palabra.',
      ],
    },
  ],
  formulaTitle: 'La regla completa',
  tableTitle: 'Qué sabe cada parte, y cuándo',
  columns: ['Qué', 'Antes', 'Durante', 'Tras el cambio'],
  rows: [
    ['Hash de la semilla del servidor', 'ambos', 'ambos', 'ambos'],
    ['Semilla del servidor', 'la casa', 'la casa', 'ambos'],
    ['Semilla del cliente', 'usted', 'ambos', 'ambos'],
    ['Resultado', 'fijado, nadie puede cambiarlo', 'ambos', 'ambos, y usted puede recalcularlo'],
  ],
  exampleTitle: 'Un sello, dibujado',
  exampleText:
    'El verificador dibuja cada hash como un sello de 32 rayos, uno por byte. Dos sellos iguales son dos hashes iguales; un solo bit cambiado da otro sello.',
  verify: 'Abrir el verificador',
}
