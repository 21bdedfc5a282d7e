import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { SearchBox } from '@/kit/form/search-box'
import { renderThemed } from '../render'

/** A search box whose value is updated only after the next letter was typed, as by a slow router. */
function SlowSearchBox({ onChange }: { onChange: (words: string) => void }) {
  const [value, setValue] = useState('')
  return (
    <SearchBox
      label="Search products"
      value={value}
      onChange={(words) => {
        onChange(words)
        setTimeout(() => setValue(words), 200)
      }}
    />
  )
}

test('shows each letter as it is typed and reports the last text', async () => {
  const onChange = vi.fn<(words: string) => void>()
  const screen = await renderThemed(<SlowSearchBox onChange={onChange} />)
  const box = screen.getByRole('searchbox', { name: 'Search products' })
  await userEvent.type(box, 'tomatoes')
  await expect.element(box).toHaveValue('tomatoes')
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith('tomatoes'))
})

test('reports what was typed when the focus leaves before the next frame', async () => {
  const onChange = vi.fn<(words: string) => void>()
  const screen = await renderThemed(<SearchBox label="Search" value="" onChange={onChange} />)
  const input = screen.getByRole('searchbox').element()
  if (!(input instanceof HTMLInputElement)) throw new Error('no input')
  input.focus()
  document.execCommand('insertText', false, 'gas')
  input.blur()
  expect(onChange).toHaveBeenLastCalledWith('gas')
})

/** A search box beside a button that clears the query, like Back to Shops. */
function ClearableSearchBox() {
  const [value, setValue] = useState('')
  return (
    <>
      <SearchBox label="Search products" value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue('')}>
        Back to Shops
      </button>
    </>
  )
}

test('shows the query instead of what was typed once it has lost the focus', async () => {
  const screen = await renderThemed(<ClearableSearchBox />)
  const box = screen.getByRole('searchbox', { name: 'Search products' })
  await userEvent.type(box, 'gas')
  await expect.element(box).toHaveValue('gas')
  await screen.getByRole('button', { name: 'Back to Shops' }).click()
  await expect.element(box).toHaveValue('')
})
