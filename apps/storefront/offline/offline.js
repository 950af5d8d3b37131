// Goes on by itself where the connection is back; the address is still that of the page that was asked for.
addEventListener('online', () => location.reload())
