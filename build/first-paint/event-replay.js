// Records what a user presses, ticks, types and submits in a prerendered page before React has hydrated the element.
// replayEvents() then repeats it on the same element, as the app says (src/kit/platform/replay-events.ts), and returns
// what it could not repeat, because React has drawn the page anew. A form submitted by the browser would put its fields
// into the address.
{
  const recorded = []
  let replaying = false
  // React marks the elements that it has hydrated, and at first the one that holds them.
  const markOf = (element, mark) => element[Object.keys(element).find((key) => key.startsWith(`__react${mark}$`))]
  const isHydrated = (element) => markOf(element, 'Props')
  // What the page had when React came. React never hydrates what an extension adds afterwards.
  let ofPage = new WeakSet()
  let container
  const isEarly = (element) => {
    const root = !replaying && !isHydrated(element) && element.closest('#root')
    return root && (!markOf(root, 'Container') || ofPage.has(element))
  }
  const isChoice = ({ type }) => type === 'checkbox' || type === 'radio'
  const buttonsOf = (row) => [...row.querySelectorAll('button')]

  const record = (kind, element, ...rest) => {
    const row = element.closest('[data-early-rows] [data-id]')
    // An animation, because React compares attributes.
    const fade = kind === 'press' ? element.animate({ opacity: [0.6, 0.6] }, 1e9) : undefined
    recorded.push({
      kind,
      element,
      rest,
      fade,
      row: row && { id: row.dataset.id, index: buttonsOf(row).indexOf(element) },
    })
  }

  // The rows that a page draws before the list have the same buttons as the list's own rows.
  const elementOf = ({ element, row }) => {
    if (element.isConnected || !row) return element
    const drawn = document.querySelector(`[data-id="${row.id}"]`)
    return (drawn && buttonsOf(drawn)[row.index]) ?? element
  }

  // Removes the mark of a prerendered page once React has hydrated the screen, which it does last.
  const watchScreen = () => {
    if ([...document.querySelectorAll('main > *')].some(isHydrated))
      delete document.getElementById('root').dataset.prerendered
    else requestAnimationFrame(watchScreen)
  }

  globalThis.replayEvents = (replay) => {
    const root = document.getElementById('root')
    if (container !== markOf(root, 'Container')) {
      container = markOf(root, 'Container')
      ofPage = new WeakSet(root.querySelectorAll('*'))
      watchScreen()
    }
    const lost = []
    replaying = true
    try {
      for (const act of recorded.splice(0)) {
        const element = elementOf(act)
        // React hydrates an element at once when a key is pressed in it, if its code has loaded.
        element.dispatchEvent(new Event('keyup', { bubbles: true }))
        // React had begun to hydrate what it then replaced.
        if (isHydrated(element) && element.isConnected) {
          act.fade?.cancel()
          replay[act.kind](element, ...act.rest)
        } else if (element.isConnected || act.row) recorded.push(act)
        else lost.push({ element, again: replay[act.kind], rest: act.rest })
      }
    } finally {
      replaying = false
    }
    return lost
  }

  const on = (type, handle) =>
    addEventListener(type, (event) => event.target instanceof Element && handle(event, event.target), true)
  const stop = (event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  on('click', (event, target) => {
    const button = target.closest('a[href], button')
    if (button?.tagName !== 'BUTTON' || !isEarly(button)) return
    stop(event)
    record('press', button)
  })
  on('submit', (event, form) => {
    if (!isEarly(form)) return
    stop(event)
    record('send', form, event.submitter ?? undefined)
  })
  for (const type of ['input', 'change']) {
    on(type, (_event, field) => {
      if (!field.matches('input, textarea, select') || !isEarly(field)) return
      // Only the latest value counts.
      const index = recorded.findIndex(({ element }) => element === field)
      if (index >= 0) recorded.splice(index, 1)
      if (isChoice(field)) record('tick', field, field.checked)
      else record('type', field, field.value, [field.selectionStart, field.selectionEnd])
    })
  }
}
