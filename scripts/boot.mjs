// The first file that runs, on whatever Node the machine has. Old syntax only, and nothing imported up here: a Node that is
// too old must get as far as the sentence that says so.
var major = parseInt(process.versions.node, 10)
if (major < 20) {
  console.error(
    'Fairhouse needs Node 20 or newer to start, and this is Node ' + process.versions.node + '.',
  )
  process.exit(1)
} else {
  import('./boot/run.mjs').catch(function (error) {
    console.error(error)
    process.exit(1)
  })
}
