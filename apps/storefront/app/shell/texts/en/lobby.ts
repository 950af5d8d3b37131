export const lobby = {
  title: 'Games – {brand}',
  description: 'All our games by category, with RTP, volatility and bet range.',
  heading: 'Games',
  lead: 'See what’s trending, what’s new, and every other game we have.',
  none: 'No games are available right now.',
  noneMeans: 'They’ll be back here soon. You can still see your history.',
}
