/** An address to which secrets may be sent: encrypted, or on this very machine; with no slash at its end. */
export function isSafeUrl(text: string): boolean {
  if (!URL.canParse(text) || text.endsWith('/')) return false
  const { protocol, hostname, username, password, search, hash } = new URL(text)
  if (username + password + search + hash !== '') return false
  const isHere = ['localhost', '[::1]'].includes(hostname) || /^127\.\d+\.\d+\.\d+$/.test(hostname)
  return protocol === 'https:' || (protocol === 'http:' && isHere)
}
