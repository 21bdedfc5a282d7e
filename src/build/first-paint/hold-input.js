// A page's buttons wait for the app, which presses them then (src/replay-input.ts). A form that the browser sent would put its
// fields into the address.
{
  let presses = 0
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest('.prerendered button')
      if (!button) return
      event.preventDefault()
      button.dataset.held = ++presses
    },
    true,
  )
}
