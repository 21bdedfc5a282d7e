import { afterEach, expect, test } from 'vitest'
import { NativeSelect, TextInput } from '@mantine/core'
import { renderThemed } from '../render'

afterEach(() => {
  document.documentElement.dataset['mantineColorScheme'] = 'light'
})

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
    const share = Number(part) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test.for(['light', 'dark'] as const)(
  'a placeholder is readable in the %s scheme, and has less contrast than a value',
  async (scheme) => {
    document.documentElement.dataset['mantineColorScheme'] = scheme
    const screen = await renderThemed(<TextInput label="Email" placeholder="you@example.com" />)
    const field = screen.getByRole('textbox', { name: 'Email' }).element()
    const ground = getComputedStyle(field).backgroundColor
    const placeholder = getComputedStyle(field, '::placeholder').color
    expect(contrast(placeholder, ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(placeholder, ground)).toBeLessThan(contrast(getComputedStyle(field).color, ground))
  },
)

test.for(['light', 'dark'] as const)(
  'a list in which nothing is chosen stays the colour of text in the %s when that is a mistake',
  async (scheme) => {
    document.documentElement.dataset['mantineColorScheme'] = scheme
    const select = (label: string, error?: string) => (
      <NativeSelect
        label={label}
        data={[{ value: '', label: 'Choose one' }]}
        {...(error === undefined ? {} : { error })}
      />
    )
    const screen = await renderThemed(
      <>
        {select('Condition')}
        {select('Category', 'Please fill this in.')}
      </>,
    )
    const colour = (name: string) => getComputedStyle(screen.getByRole('combobox', { name }).element()).color
    expect(colour('Category')).toBe(colour('Condition'))
  },
)
