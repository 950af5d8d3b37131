/** Sentences about keno. English is the original. */
export const words = {
  how: {
    draw: (numbers: number, balls: number) =>
      `A machine holds ${numbers} balls. Every round draws ${balls} of them, and none goes back.`,
    ticket: (most: number) =>
      `Pick 1 to ${most} numbers. Your bet is the same however many you pick.`,
    exactly: (count: number) => `Pick ${count} numbers on every card that you play.`,
    hits: 'What a card pays depends on how many of its numbers are drawn. It pays once.',
    pays: 'What you win depends on how many numbers you picked and how many of them are drawn. A ticket pays once.',
    none: 'With many numbers, a ticket also pays when none of them is drawn.',
    risk: 'You choose the risk: low pays small amounts often, high pays large amounts rarely. The draw is the same.',
    cards: (most: number) =>
      `Fill in up to ${most} cards. Each card costs the bet and is paid for itself; one draw decides all of them.`,
    free: (games: number, times: number) =>
      `If the last ball is one of your numbers, ${games} free draws follow with the same ticket. What they pay counts ${times} times. Free draws win no further free draws.`,
    alike:
      'Every number is as likely as any other. What you pick changes nothing of the draw, and earlier draws say nothing about the next one.',
  },
  table: {
    spots: 'Numbers picked',
    hits: (count: number) => (count === 1 ? '1 hit' : `${count} hits`),
  },
  certified: {
    title: 'What each count of numbers returns',
    each: (count: number) =>
      `The other figures on this page are those of a ticket with ${count} numbers. For every count of numbers:`,
    risk: { low: 'Low risk', medium: 'Medium risk', high: 'High risk' },
    cards: (count: number, spots: number | null) =>
      `Each card returns the same, however many you play. A round of ${count} cards${spots === null ? '' : ` with ${spots} numbers each`}, none of them shared:`,
    cardsRow: (count: number) => `${count} cards`,
    spots: (count: number) => (count === 1 ? '1 number' : `${count} numbers`),
    figures: (rtp: string, wins: string, top: string, rare: string) =>
      `RTP ${rtp}, pays 1 in ${wins}, top win ${top} × bet, 1 in ${rare}`,
  },
  parts: { catches: 'Numbers hit', freeGames: 'Free draws' },
}

export type KenoWords = typeof words
