import { lazy, startTransition, Suspense, useState, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import eventReplay from '../../../build/first-paint/event-replay.js?raw'
import { replayEvents } from '@/kit/platform/replay-events'
import { useIsHydrated } from '@/kit/platform/use-is-hydrated'

type Field = {
  readonly value: string
  readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void
}

const sent = vi.fn<(name: string) => void>()

/** A screen with each kind of control, all controlled. */
function Screen({ late }: { late?: ReactNode }) {
  const [text, setText] = useState('')
  const [long, setLong] = useState('')
  const [day, setDay] = useState('mon')
  const [size, setSize] = useState('small')
  const [isTicked, setTicked] = useState(false)
  const [count, setCount] = useState(0)
  const field = (value: string, set: (value: string) => void): Field => ({
    value,
    onChange: ({ currentTarget }) => set(currentTarget.value),
  })
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
        <input type="checkbox" checked={isTicked} onChange={({ currentTarget }) => setTicked(currentTarget.checked)} />{' '}
        Ticked
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
  // React says that it draws a changed page anew.
  root = hydrateRoot(container, screen, { onRecoverableError: () => {} })
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
  open(
    <Screen
      late={
        <Suspense>
          <Part />
        </Suspense>
      }
    />,
  )
  await page.getByText('Pressed 0').click()
  hydrate(
    <Screen
      late={
        <Suspense>
          <Late />
        </Suspense>
      }
    />,
  )
  await page.getByText('More').click()
  await expect.poll(state).toMatch(/ 1$/)
  resolve({ default: Part })
  await vi.waitFor(() => {
    replayEvents()
    expect(container.textContent).toContain('Pressed 1')
  })
})

/** What others do to a page before React comes. */
const changes: Readonly<Record<string, () => void>> = {
  'puts an icon beside a field': () => container.querySelector('input')?.after(document.createElement('span')),
  'puts an element at the start': () => container.querySelector('form')?.prepend(document.createElement('div')),
  'adds a field and a button of its own': () => {
    const form = container.querySelector('form')
    form?.prepend(document.createElement('input'), document.createElement('button'))
    form?.append(document.createElement('input'))
  },
  'wraps each field': () => {
    for (const field of container.querySelectorAll('input, textarea')) {
      const wrapper = document.createElement('span')
      field.replaceWith(wrapper)
      wrapper.append(field)
    }
  },
  'translates the words': () => {
    for (const element of container.querySelectorAll('button, label')) {
      const font = document.createElement('font')
      font.textContent = `Neno ${element.textContent}`
      const words = [...element.childNodes].filter((child) => child instanceof Text)
      for (const child of words) child.remove()
      element.append(font)
    }
  },
}

describe.each(Object.entries(changes))('where an extension %s', (_what, change) => {
  test.each(['before', 'after'])('%s it, what is done stands although React draws the page anew', async (moment) => {
    open(<Screen />)
    const [box] = container.querySelectorAll('input[type=checkbox]')
    const [more, send] = [...container.querySelectorAll('button')]
    if (moment === 'before') change()
    await page.getByLabelText('Name').fill('Amina')
    await page.getByLabelText('Message').fill('Two lines')
    await page.getByLabelText('Day').selectOptions('tue')
    container.querySelectorAll<HTMLElement>('input[type=radio]')[1]?.click()
    if (box instanceof HTMLElement) box.click()
    more?.click()
    more?.click()
    send?.click()
    if (moment === 'after') change()
    container.querySelector('textarea')?.focus()
    hydrate(<Screen />)
    await expect.poll(state).toBe('Amina | Two lines | tue | large | true | 2')
    expect(sent.mock.calls).toEqual([['Amina']])
    expect(more?.isConnected).toBe(false)
    expect(document.activeElement).toBe(container.querySelector('textarea'))
  })
})

test('what is typed into a screen that is emptied and drawn anew, as at another campus, is there again', async () => {
  const Emptied = () => <main>{useIsHydrated() && <Screen />}</main>
  open(
    <main>
      <Screen />
    </main>,
  )
  await page.getByLabelText('Name').fill('Amina')
  await page.getByText('More').click()
  container.querySelector('main')?.replaceChildren()
  hydrate(<Emptied />)
  await expect.poll(state).toBe('Amina |  | mon | small | false | 1')
})

test('a press that belongs to no control any more, or to which of several is not known, presses none', async () => {
  const pressed = vi.fn<(name: string) => void>()
  const Buttons = ({ names }: { names: readonly string[] }) =>
    names.map((name, index) => (
      <button key={`${index}`} type="button" onClick={() => pressed(name)}>
        {name}
      </button>
    ))
  open(<Buttons names={['Add rice', 'Add beans']} />)
  await page.getByText('Add rice').click()
  hydrate(<Buttons names={['Add maize', 'Add beans', 'Add tea']} />)
  await expect.poll(() => container.textContent).toContain('Add maize')
  replayEvents()
  expect(pressed).not.toHaveBeenCalled()
})

test('a button that an extension adds to the running app is its own', async () => {
  open(<Screen />)
  hydrate(<Screen />)
  await expect.poll(state).toBe(' |  | mon | small | false | 0')
  const own = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Fill in' })
  const pressed = vi.fn<() => void>()
  own.addEventListener('click', pressed)
  container.querySelector('form')?.append(own)
  own.click()
  expect(pressed).toHaveBeenCalledOnce()
})
