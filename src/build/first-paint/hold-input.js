// Before React has taken over an element of a prerendered page, this keeps what a person presses, ticks, types and sends there. Then
// repeatHeldInput() does it again on the same element. A form that the browser sent would put its fields into the address.
{
  const held = []
  let repeating = false
  // React marks the elements that it has taken over.
  const isReady = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  const isHeld = (element) => element && !repeating && !isReady(element) && element.closest('#root')
  const isChoice = ({ type }) => type === 'checkbox' || type === 'radio'
  const buttonsOf = (row) => [...row.querySelectorAll('button')]

  // React compares a field with what it saw last: another value is written first, so that it notices.
  const repeats = {
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

  const hold = (kind, element, ...rest) => {
    const row = element.closest('[data-early-rows] [data-id]')
    // Not an attribute: React compares those.
    const fade = kind === 'press' ? element.animate({ opacity: [0.6, 0.6] }, 1e9) : undefined
    held.push({ kind, element, rest, fade, row: row && { id: row.dataset.id, index: buttonsOf(row).indexOf(element) } })
  }

  // The rows that a page draws before the list itself is there have the same buttons as the list's own.
  const elementOf = ({ element, row }) => {
    if (element.isConnected || !row) return element
    const drawn = document.querySelector(`[data-id="${row.id}"]`)
    return (drawn && buttonsOf(drawn)[row.index]) ?? element
  }

  // The mark of a page that nobody answers yet goes with the last element that React takes over.
  const watchScreen = () => {
    const screen = document.querySelector('main > *')
    if (screen && isReady(screen)) delete document.getElementById('root').dataset.prerendered
    else requestAnimationFrame(watchScreen)
  }

  let isWatching = false
  globalThis.repeatHeldInput = () => {
    if (!isWatching) watchScreen()
    isWatching = true
    repeating = true
    try {
      for (const act of held.splice(0)) {
        const element = elementOf(act)
        // React takes over at once what a key is pressed in, if the code is there.
        element.dispatchEvent(new Event('keyup', { bubbles: true }))
        if (isReady(element)) {
          act.fade?.cancel()
          repeats[act.kind](element, ...act.rest)
        } else if (element.isConnected || act.row) held.push(act)
      }
    } finally {
      repeating = false
    }
  }

  const on = (type, handle) => addEventListener(type, (event) => event.target instanceof Element && handle(event, event.target), true)
  const stop = (event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  on('click', (event, target) => {
    const button = target.closest('a[href], button')
    if (button?.tagName !== 'BUTTON' || !isHeld(button)) return
    stop(event)
    hold('press', button)
  })
  on('submit', (event, form) => {
    if (!isHeld(form)) return
    stop(event)
    hold('send', form, event.submitter ?? undefined)
  })
  for (const type of ['input', 'change']) {
    on(type, (_event, field) => {
      if (!field.matches('input, textarea, select') || !isHeld(field)) return
      // Its latest value alone.
      const index = held.findIndex(({ element }) => element === field)
      if (index >= 0) held.splice(index, 1)
      if (isChoice(field)) hold('tick', field, field.checked)
      else hold('type', field, field.value, [field.selectionStart, field.selectionEnd])
    })
  }
}
