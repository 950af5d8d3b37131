export const favorites = {
  title: 'My favorites – {brand}',
  description: 'The games you marked with the heart.',
  heading: 'My Favorites',
  emptyTitle: 'No favorites yet',
  emptyText: 'Press the heart on a game and it waits for you here.',
  emptyAction: 'To the games',
  logInTitle: 'Log in to see your favorites',
  logInText: 'The games you mark belong to your account.',
}
