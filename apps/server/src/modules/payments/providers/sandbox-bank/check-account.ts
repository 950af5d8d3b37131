import type { Destination, DestinationFault } from '#modules/cashier'

const ibanShape = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
const bicShape = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/

/** What is wrong with an account that a player typed; null when nothing is. */
export function checkAccount({ fields }: Destination): DestinationFault | null {
  const iban = written(fields['iban'])
  if (!ibanShape.test(iban)) return { field: 'iban', fault: 'format' }
  if (!hasRightDigits(iban)) return { field: 'iban', fault: 'checksum' }
  if (!bicShape.test(written(fields['bic']))) return { field: 'bic', fault: 'format' }
  if ((fields['holder'] ?? '').trim() === '') return { field: 'holder', fault: 'format' }
  return null
}

/** As banks take it: capital letters without spaces. */
export const written = (text: string | undefined): string =>
  (text ?? '').replaceAll(/\s/g, '').toUpperCase()

/** The two digits check the rest (ISO 13616: the rearranged number leaves 1 when it is divided by 97). */
function hasRightDigits(iban: string): boolean {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  )
  return BigInt(digits) % 97n === 1n
}
