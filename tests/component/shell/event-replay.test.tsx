import { lazy, startTransition, Suspense, useState, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import eventReplay from '@/build/first-paint/event-replay.js?raw'
import { replayEvents } from '@/ui/platform/replay-events'

type Field = { readonly value: string; readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void }

const sent = vi.fn<(name: string) => void>()

/** A screen with each kind of control, all controlled. */
function Screen({ late }: { late?: ReactNode }) {
  const [text, setText] = useState('')
  const [long, setLong] = useState('')
  const [day, setDay] = useState('mon')
  const [size, setSize] = useState('small')
  const [isTicked, setTicked] = useState(false)
  const [count, setCount] = useState(0)
  const field = (value: string, set: (value: string) => void): Field => ({ value, onChange: ({ currentTarget }) => set(currentTarget.value) })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent(text)
      }}
    >
      <input aria-label="Name" {...field(text, setText)} />
      <textarea aria-label="Message" {...field(long, setLong)} />
      <select aria-label="Day" {...field(day, setDay)}>
        <option value="mon">Monday</option>
        <option value="tue">Tuesday</option>
      </select>
      {['small', 'large'].map((name) => (
        <label key={name}>
          <input type="radio" name="size" checked={size === name} onChange={() => setSize(name)} /> {name}
        </label>
      ))}
      <label>
        <input type="checkbox" checked={isTicked} onChange={({ currentTarget }) => setTicked(currentTarget.checked)} /> Ticked
      </label>
      <button type="button" onClick={() => setCount((before) => before + 1)}>
        More
      </button>
      <button type="submit">Send</button>
      <output>{[text, long, day, size, String(isTicked), String(count)].join(' | ')}</output>
      {late}
    </form>
  )
}

const container = Object.assign(document.createElement('div'), { id: 'root' })
let root: Root | undefined

/** Shows what the build renders. */
const open = (screen: ReactNode) => {
  container.innerHTML = renderToString(screen)
  document.body.append(container)
}

const hydrate = (screen: ReactNode) => {
  root = hydrateRoot(container, screen)
  replayEvents()
}

const state = () => container.querySelector('output')?.textContent

beforeAll(() => {
  // As the page runs it: before anything else.
  new Function(eventReplay)()
})

afterEach(() => {
  root?.unmount()
  container.remove()
  sent.mockReset()
})

test('what is done to each kind of control before hydration is done once, on the same elements', async () => {
  open(<Screen />)
  const before = [...container.querySelectorAll('input, textarea, select, button')]
  await page.getByLabelText('Name').fill('Amina')
  await page.getByLabelText('Message').fill('Two lines\nof text')
  await page.getByLabelText('Day').selectOptions('tue')
  await page.getByLabelText('large').click()
  await page.getByLabelText('Ticked').click()
  await page.getByText('More').click()
  await page.getByText('More').click()
  await page.getByText('Send').click()
  expect(sent).not.toHaveBeenCalled()
  hydrate(<Screen />)
  await expect.poll(state).toBe('Amina | Two lines\nof text | tue | large | true | 2')
  expect(sent.mock.calls).toEqual([['Amina']])
  expect([...container.querySelectorAll('input, textarea, select, button')]).toEqual(before)
})

test('what is typed during hydration is kept, and the caret stays', async () => {
  open(<Screen />)
  await page.getByLabelText('Name').fill('Amna')
  const name = container.querySelector('input')
  name?.setSelectionRange(2, 2)
  name?.dispatchEvent(new Event('input', { bubbles: true }))
  startTransition(() => hydrate(<Screen />))
  await userEvent.keyboard('i')
  await expect.poll(state).toMatch(/^Amina \|/)
})

test('a box that is ticked and unticked again is not ticked', async () => {
  open(<Screen />)
  await page.getByLabelText('Ticked').click()
  await page.getByLabelText('Ticked').click()
  hydrate(<Screen />)
  await expect.poll(state).toBe(' |  | mon | small | false | 0')
  await expect.element(page.getByLabelText('Ticked')).not.toBeChecked()
})

test('a part whose code comes later does what was done to it when it is there', async () => {
  const Part = () => {
    const [pressed, setPressed] = useState(0)
    return (
      <button type="button" onClick={() => setPressed(pressed + 1)}>
        Pressed {pressed}
      </button>
    )
  }
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Part }>()
  const Late = lazy(() => promise)
  open(<Screen late={<Suspense><Part /></Suspense>} />)
  await page.getByText('Pressed 0').click()
  hydrate(<Screen late={<Suspense><Late /></Suspense>} />)
  await page.getByText('More').click()
  await expect.poll(state).toMatch(/ 1$/)
  resolve({ default: Part })
  await vi.waitFor(() => {
    replayEvents()
    expect(container.textContent).toContain('Pressed 1')
  })
})
