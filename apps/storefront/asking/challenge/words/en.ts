export const challenge = {
  title: 'One moment, please',
  text: 'We’re checking that you’re not a bot. Your device does a bit of work for that. You don’t need to do anything.',
  working: 'Checking your browser',
  fine: 'No puzzles, no pictures, and no personal data leaves this page.',
  frame: 'Security check',
  failed: 'That did not work. Please check your connection and try again.',
  again: 'Try again',
  close: 'Close',
}
