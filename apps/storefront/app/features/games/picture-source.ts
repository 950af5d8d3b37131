/** The specification's kinds of picture (section 5), and AVIF, in which our own art comes first. */
const pattern = /[.](?:jpe?g|png|gif|webp|svg|avif)(?:[?#]|$)/i

/** The address of a picture, as given. @throws TypeError when it does not end as a picture does. */
export function pictureSource(address: string): string {
  if (!pattern.test(address)) throw new TypeError(`not a picture: ${address}`)
  return address
}
