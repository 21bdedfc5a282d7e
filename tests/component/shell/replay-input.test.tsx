import { startTransition, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { replayInput } from '@/replay-input'

// The prerendered page, and the app that replaces it.

const prerendered = `<div class="prerendered"><main id="main" tabindex="-1">
  <a href="#main">Skip</a>
  <input aria-label="Email">
  <label><input type="checkbox"> I slept</label>
  <label><input type="checkbox"> I walked</label>
  <button type="button">Add</button>
</main></div>`

function App() {
  const [email, setEmail] = useState('')
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [added, setAdded] = useState(0)
  return (
    <main id="main" tabIndex={-1}>
      <a href="#main">Skip</a>
      <input aria-label="Email" value={email} onChange={(event) => setEmail(event.currentTarget.value)} />
      {['I slept', 'I walked'].map((item) => (
        <label key={item}>
          <input type="checkbox" checked={ticked.includes(item)} onChange={() => setTicked([...ticked, item])} /> {item}
        </label>
      ))}
      <button type="button" onClick={() => setAdded(added + 1)}>
        Add
      </button>
      <p>
        {email} | {ticked.join()} | {added} added
      </p>
    </main>
  )
}

const container = document.createElement('div')
let root: ReturnType<typeof createRoot> | undefined

const open = () => {
  container.innerHTML = prerendered
  document.body.append(container)
}

const takeOver = () => {
  root = createRoot(container)
  replayInput(container)
  startTransition(() => root?.render(<App />))
}

const shownState = () => container.querySelector('p')?.textContent

afterEach(() => {
  root?.unmount()
  container.remove()
})

test('what was typed and ticked is kept, and so is the focus', async () => {
  open()
  await userEvent.click(page.getByRole('checkbox', { name: 'I walked' }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), 'amina@example.com')
  takeOver()
  await expect.poll(shownState).toContain('amina@example.com | I walked | 0 added')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Email')
})

test('no key press is lost: the app’s field has the focus as soon as it exists', async () => {
  open()
  await userEvent.click(page.getByRole('textbox', { name: 'Email' }))
  const focusedAtOnce = new Promise<string | null | undefined>((resolve) => {
    const observer = new MutationObserver(() => {
      if (container.querySelector('.prerendered')) return
      observer.disconnect()
      queueMicrotask(() => resolve(document.activeElement?.getAttribute('aria-label')))
    })
    observer.observe(container, { childList: true })
  })
  takeOver()
  expect(await focusedAtOnce).toBe('Email')
})

test('a user who skipped to the content stays there', async () => {
  open()
  container.querySelector('main')?.focus()
  takeOver()
  await expect.poll(shownState).toContain('0 added')
  expect(document.activeElement?.tagName).toBe('MAIN')
})

test('a button that was pressed before the app ran is pressed once it runs', async () => {
  open()
  container.querySelector('button')?.setAttribute('data-held', '1')
  takeOver()
  await expect.poll(shownState).toContain('1 added')
})
