import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { SearchBox } from '@/ui/form/search-box'
import { renderThemed } from '../render'

/** A search box whose value returns later than the next letter, as a slow router's does. */
function SlowlyAnswered({ onChange }: { onChange: (words: string) => void }) {
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
  const screen = await renderThemed(<SlowlyAnswered onChange={onChange} />)
  const box = screen.getByRole('searchbox', { name: 'Search products' })
  await userEvent.type(box, 'tomatoes')
  await expect.element(box).toHaveValue('tomatoes')
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith('tomatoes'))
})

test('reports what was typed when the focus leaves before a frame is drawn', async () => {
  const onChange = vi.fn<(words: string) => void>()
  const screen = await renderThemed(<SearchBox label="Search" value="" onChange={onChange} />)
  const input = screen.getByRole('searchbox').element()
  if (!(input instanceof HTMLInputElement)) throw new Error('no input')
  input.focus()
  document.execCommand('insertText', false, 'gas')
  input.blur()
  expect(onChange).toHaveBeenLastCalledWith('gas')
})

/** A search box beside a button that empties the query, as the way back to all shops does. */
function Clearable() {
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

test('shows the query again, not what was typed, once the focus has left it', async () => {
  const screen = await renderThemed(<Clearable />)
  const box = screen.getByRole('searchbox', { name: 'Search products' })
  await userEvent.type(box, 'gas')
  await expect.element(box).toHaveValue('gas')
  await screen.getByRole('button', { name: 'Back to Shops' }).click()
  await expect.element(box).toHaveValue('')
})
