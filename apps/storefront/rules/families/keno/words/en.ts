/** Sentences about keno. English is the original. */
export const words = {
  how: {
    draw: (numbers: number, balls: number) =>
      `A machine holds ${numbers} balls. Every round draws ${balls} of them, and none goes back.`,
    ticket: (most: number) =>
      `Pick 1 to ${most} numbers. Your bet is the same however many you pick.`,
    pays: 'What you win depends on how many numbers you picked and how many of them are drawn. A ticket pays once.',
    none: 'With many numbers, a ticket also pays when none of them is drawn.',
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
    spots: (count: number) => (count === 1 ? '1 number' : `${count} numbers`),
    figures: (rtp: string, wins: string, top: string, rare: string) =>
      `RTP ${rtp}, pays 1 in ${wins}, top win ${top} × bet, 1 in ${rare}`,
  },
  parts: { catches: 'Numbers hit' },
}

export type KenoWords = typeof words
