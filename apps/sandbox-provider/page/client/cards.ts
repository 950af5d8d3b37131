/** A card as it lies on the table: `10h`, `Ks`; null lies face down. */
export function cardOf(card: string | null): HTMLElement {
  const made = document.createElement('span')
  if (card === null) {
    made.className = 'card back'
    return made
  }
  if (card === 'joker') {
    made.className = 'card joker'
    made.textContent = '★'
    made.setAttribute('aria-label', 'Joker')
    return made
  }
  const suit = suits[card.slice(-1)] ?? { sign: '', isRed: false }
  const rank = card.slice(0, -1).replace('T', '10')
  made.className = suit.isRed ? 'card red' : 'card'
  made.innerHTML = '<b></b><i></i>'
  made.querySelector('b')?.replaceChildren(rank)
  made.querySelector('i')?.replaceChildren(suit.sign)
  made.setAttribute('role', 'img')
  made.setAttribute('aria-label', `${rank} ${suit.sign}`)
  return made
}

const suits: Readonly<Record<string, { readonly sign: string; readonly isRed: boolean }>> = {
  h: { sign: '♥', isRed: true },
  d: { sign: '♦', isRed: true },
  s: { sign: '♠', isRed: false },
  c: { sign: '♣', isRed: false },
}
