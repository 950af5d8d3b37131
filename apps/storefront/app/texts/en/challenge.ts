export const challenge = {
  title: 'One moment, please',
  text: 'We are making sure that you are not a machine. Your device is doing a little work for that; there is nothing you need to do.',
  working: 'Checking your browser',
  fine: 'No puzzle, no pictures, and nothing about you leaves this page.',
  frame: 'Security check',
  failed: 'That did not work. Please check your connection and try again.',
  again: 'Try again',
  close: 'Close',
}
