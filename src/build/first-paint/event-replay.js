// Records what a user presses, ticks, types and submits in a prerendered page before React has hydrated the element. replayEvents()
// then repeats it on the same element. A form submitted by the browser would put its fields into the address.
{
  const recorded = []
  let replaying = false
  // React marks the elements that it has hydrated.
  const isHydrated = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  const isEarly = (element) => element && !replaying && !isHydrated(element) && element.closest('#root')
  const isChoice = ({ type }) => type === 'checkbox' || type === 'radio'
  const buttonsOf = (row) => [...row.querySelectorAll('button')]

  // React compares a field with the value it saw last, so another value is written first.
  const replay = {
    press: (element) => element.click(),
    send: (form, submitter) => form.requestSubmit(submitter),
    tick: (field, checked) => {
      field.checked = !checked
      field.click()
    },
    type: (field, value, caret) => {
      field.value = `${value} `
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
      if (caret[0] != null) field.setSelectionRange(...caret)
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    },
  }

  const record = (kind, element, ...rest) => {
    const row = element.closest('[data-early-rows] [data-id]')
    // An animation, because React compares attributes.
    const fade = kind === 'press' ? element.animate({ opacity: [0.6, 0.6] }, 1e9) : undefined
    recorded.push({ kind, element, rest, fade, row: row && { id: row.dataset.id, index: buttonsOf(row).indexOf(element) } })
  }

  // The rows that a page draws before the list have the same buttons as the list's own rows.
  const elementOf = ({ element, row }) => {
    if (element.isConnected || !row) return element
    const drawn = document.querySelector(`[data-id="${row.id}"]`)
    return (drawn && buttonsOf(drawn)[row.index]) ?? element
  }

  // Removes the mark of a prerendered page once React has hydrated the screen, which it does last.
  const watchScreen = () => {
    const screen = document.querySelector('main > *')
    if (screen && isHydrated(screen)) delete document.getElementById('root').dataset.prerendered
    else requestAnimationFrame(watchScreen)
  }

  let isWatching = false
  globalThis.replayEvents = () => {
    if (!isWatching) watchScreen()
    isWatching = true
    replaying = true
    try {
      for (const act of recorded.splice(0)) {
        const element = elementOf(act)
        // React hydrates an element at once when a key is pressed in it, if its code has loaded.
        element.dispatchEvent(new Event('keyup', { bubbles: true }))
        if (isHydrated(element)) {
          act.fade?.cancel()
          replay[act.kind](element, ...act.rest)
        } else if (element.isConnected || act.row) recorded.push(act)
      }
    } finally {
      replaying = false
    }
  }

  const on = (type, handle) => addEventListener(type, (event) => event.target instanceof Element && handle(event, event.target), true)
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
